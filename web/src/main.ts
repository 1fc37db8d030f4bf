import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { me } from './lib/me.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import { registerWorker } from './lib/worker'

settings.show()
await Promise.all([words.start(), me.remember()])
mount(App, { target: document.querySelector('#app')! })

void registerWorker()
// A browser that gets messages belongs to whoever uses it now.
if (settings.pushed && me.guest) void import('./push/push.svelte').then(({ push }) => push.look())
