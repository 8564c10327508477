export {
  capabilities,
  flagsAllow,
  type AssignableFlag,
  profileFlags,
  type ShopCapability,
  type Visitor,
} from './access.ts';
export { type AccountEvent, type ListedEvent, listEvents, recordEvent } from './account-events.ts';
export type { AccountService } from './account-service.ts';
export { createAccount, findAccountByEmail, setPassword } from './account.repository.ts';
export { deviceName, placeName } from './devices/device-name.ts';
export { deviceOf } from './devices/device.ts';
export { findDevice, listDevices, type ListedDevice } from './devices/devices.repository.ts';
export {
  confirmAddress,
  readAddressLink,
  readRestoreLink,
  restoreAddress,
} from './email-change.ts';
export { beginAttempt, forgiveAttempt } from './passwords/login-throttle.ts';
export { notificationOf } from './notices/notice-text.ts';
export {
  countBySession,
  countUnread,
  markRead,
  type NoticeReader,
  pathOfNotice,
  readNotices,
} from './notices/notices.read.ts';
export { NOTICES_CHANNEL, announceChange, notifyAll } from './notices/notify.ts';
export { mailNotice } from './notices/mail-notice.ts';
export {
  staffEvents,
  wantsBell,
  wantsMail,
  type StaffEvent,
  type StaffKind,
} from './notices/staff-events.ts';
export {
  notifyOfNewOrder,
  notifyOfPoints,
  notifyOfTopup,
  notifyShopper,
  notifyStaff,
} from './notices/notify-people.ts';
export { connectionsSection } from './pages/connections-section.ts';
export { passkeyScript } from './passkeys/passkey-script.ts';
export {
  type ListedPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/passkey.repository.ts';
export { passkeyCreation, registerPasskey } from './passkeys/register-passkey.ts';
export { isEmail, passwordProblem } from './passwords/password-rules.ts';
export { hashPassword } from './passwords/password.ts';
export { mayUse, requireUse, requireVerified } from './plugins/access.ts';
export { namesOrigin } from './plugins/csrf.ts';
export { addressOf } from './plugins/rate-limits.ts';
export { SESSION_COOKIE } from './plugins/session.ts';
export {
  type Call,
  StoredText,
  postedQuery,
  postedState,
  redirectWith,
} from './forms/post-redirect.ts';
export { deletePosted, storePosted, readPosted } from './forms/posted-form.ts';
export { type PictureForm, readPictureForm, takePictureForms } from './forms/read-picture-form.ts';
export { askAgain, isRecentlyProven } from './recent-proof.ts';
export { localPath } from './sign-in/redirect-target.ts';
export { hasManyMails } from './routes/account-mails.ts';
export {
  countRecoveryCodes,
  makeRecoveryCodes,
  RECOVERY_CODES,
} from './second-factor/recovery-codes.ts';
export { deleteTotp, hasTotp, saveTotp } from './second-factor/second-factor.repository.ts';
export { createTotp, stepOfCode } from './second-factor/totp.ts';
export { cookieName, clearCookie, readCookie, setCookie } from './session/session-cookie.ts';
export {
  endAllSessions,
  endSession,
  hashToken,
  rotateSession,
} from './session/session.repository.ts';
export { messageReader } from './session/message-token.ts';
export { readMyShops } from './session/my-shops.read.ts';
export { shownId } from './session/shown-id.ts';
export { signedIn } from './signed-in.ts';
export { accountMay, readStaffWith } from './staff.repository.ts';
export { linkedIssuers } from './upstream/account-link.repository.ts';
