import type { Attachment } from 'svelte/attachments'

/** Explains a button that does something else already: to a mouse or a focus that rests on it, and to a long press. */

const REST = 700
const PRESS = 500
const STILL = 10

export function hinting(show: (open: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let explained = false
    let shown = false

    const on = (names: string, listener: (event: PointerEvent) => void, capture = false): void => {
      for (const name of names.split(' '))
        element.addEventListener(name, listener as EventListener, { capture, signal: control.signal })
    }
    const soon = (time: number, after?: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        shown = true
        show(true)
        after?.()
      }, time)
    }
    /** Not at once: an element that is taken off the page loses the focus while the page is being changed. */
    const leave = (): void => {
      clearTimeout(timer)
      if (shown) queueMicrotask(() => show(false))
      shown = false
    }

    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && soon(REST))
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave())
    on('focus', () => element.matches(':focus-visible') && soon(REST))
    on('blur', leave)
    on('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
      explained = false
      from = { x, y }
      if (pointerType === 'mouse') leave()
      else soon(PRESS, () => (explained = true))
    })
    on('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType !== 'mouse' && Math.hypot(x - from.x, y - from.y) > STILL) clearTimeout(timer)
    })
    on('pointerup pointercancel', ({ pointerType }) => pointerType !== 'mouse' && clearTimeout(timer))
    on('contextmenu', (event) => event.pointerType !== 'mouse' && event.preventDefault())
    on('click', press, true)

    /** A press that explained does nothing else. */
    function press(event: Event): void {
      if (!explained) return leave()
      explained = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    return () => {
      control.abort()
      leave()
    }
  }
}
