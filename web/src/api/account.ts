import { call } from './http'
import type { Account, DeviceLink, DeviceLinkInfo, Done, Guest } from './types'

/** The service about accounts and devices: only some pages need it. */
export const accountApi = {
  account: () => call<Account>('GET', '/account'),
  claim: (name: string, password: string) => call<Account>('POST', '/account', { name, password }),
  changePassword: (old: string, fresh: string) => call<Account>('PUT', '/account/password', { old, new: fresh }),
  remove: (password: string) => call<Account>('DELETE', '/account', { password }),
  logIn: (name: string, password: string, bring_games: boolean) =>
    call<Guest>('POST', '/login', { name, password, bring_games }),
  logOut: () => call<Done>('POST', '/logout'),
  logOutElsewhere: () => call<Account>('DELETE', '/logins'),
  endLogin: (id: string) => call<Done>('DELETE', `/logins/${encodeURIComponent(id)}`),
  makeLink: () => call<DeviceLink>('POST', '/device-links'),
  look: (secret: string) => call<DeviceLinkInfo>('POST', '/device-links/look', { secret }),
  useLink: (secret: string, bring_games: boolean) => call<Guest>('POST', '/device-links/use', { secret, bring_games }),
  deleteMe: (password: string) => call<Done>('DELETE', '/guests/me', { password }),
}
