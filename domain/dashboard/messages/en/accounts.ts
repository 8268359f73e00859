import { formatNumber, plural } from '../messages.ts';

/** Co-hosts, and the devices that are signed in. */
export const accounts = {
  welcomeBack: 'Welcome back',
  sessionEnded: 'Your session has ended. Sign in to continue where you left off.',
  signInAgain: 'Sign in once more',
  signInIsOld:
    'Your sign-in is more than ten minutes old. So that nobody else creates access to your dashboard, sign in again.',

  coHosts: 'Co-hosts',
  aboutCoHosts:
    'A co-host signs in with a name and a password of their own, and the history says what they changed. They can do everything but manage co-hosts, change the mail server, read the activity log, create recovery codes, sign out other people’s devices, erase a household and delete all data.',
  signedInAs: (name: string) =>
    `You are signed in as ${name}. Only the couple’s password can add or remove co-hosts.`,
  added: (day: string) => `Added ${day}`,
  lastSeen: (moment: string) => `Last seen ${moment}`,
  neverSignedIn: 'Has not signed in yet',

  add: 'Add a co-host',
  rename: 'Rename',
  newPassword: 'New password',
  changeOwnPassword: 'Change your password',
  renameWho: (name: string) => `Rename ${name}`,
  newPasswordFor: (name: string) => `New password for ${name}`,

  name: 'Name',
  nameHint: 'To sign in, and for the history',
  enterName: 'Please enter a name',
  password: 'Password',
  passwordHint: 'Several unrelated words. Leave it empty for a strong password of ours.',
  currentPassword: 'Current password',
  enterPassword: 'Please enter your password',
  endsSessions: (name: string) =>
    `The old password stops working, and ${name} is signed out on every device.`,
  endsOwnSessions: 'The old password stops working, and your other devices are signed out.',
  saving: 'Saving…',
  renamed: 'Renamed',
  historyKeepsName: 'The history keeps the name that each change was made under.',

  signsInHere: (name: string) => `${name} signs in here, with “I am a co-host”:`,
  youSignInHere: 'You sign in here, with “I am a co-host”:',
  /** To be copied and sent to the co-host. */
  credentials: (address: string, name: string, password: string) =>
    `${address}\nName: ${name}\nPassword: ${password}`,
  passwordShownOnce: 'The password is shown only now. Copy it before you close this.',
  copyCredentials: 'Copy the sign-in',

  remove: 'Remove',
  removeWho: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeWarning: (name: string) =>
    `${name} is signed out on every device. Their name stays in the history.`,
  confirmRemove: 'Yes, remove the co-host',
  keepCoHost: 'Keep the co-host',
  removed: 'Removed',
  cannotSignIn: (name: string) => `${name} is signed out and can no longer sign in.`,
  notRemoved: 'Not removed',

  passkeys: 'Passkeys',
  aboutPasskeys:
    'With a passkey you sign in with your fingerprint, your face or your device’s PIN. It cannot be guessed, nor be entered on a fake website.',
  passkeysBeside: 'The password still works.',
  passkeysRequired: 'With a passkey, your password no longer signs in.',
  passkeysStay:
    'Another dashboard password does not remove passkeys and codes: remove a passkey that you do not know, and create new codes.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'Passkey added',
  passkeySignsIn: 'From now on you can sign in with it.',
  passkeyNotAdded: 'No passkey added',
  deviceRefused: 'Your device did not create a passkey, or has one for this website already.',
  usedAt: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Not used yet',
  removePasskey: (device: string) => `Remove the passkey: ${device}`,
  removePasskeyTitle: 'Remove this passkey?',
  removePasskeyWarning: 'It no longer signs in here. Delete it on your device as well.',
  confirmRemovePasskey: 'Yes, remove the passkey',
  keepPasskey: 'Keep the passkey',
  passkeyRemoved: 'Passkey removed',
  recoveryCodes: 'Recovery codes',
  aboutRecoveryCodes:
    'If you lose your devices: each code, entered in place of the password, signs you in once. Print them and keep them on paper.',
  codesLeft: (count: number) => plural(count, '# code left', '# codes left'),
  noCodes: 'You have no codes yet.',
  printCodes: 'Print recovery codes',
  createCodes: 'Create new codes',
  earlierCodesEnd: 'Your earlier codes stop working. The new ones are shown only now.',
  codesNotCreated: 'No codes created',
  backToData: 'Back to Lists and data',
  codesFor: (host: string) => `For ${host}`,

  devices: 'Signed-in devices',
  aboutDevices:
    'These devices are signed in to this dashboard. Sign out a device that is lost or that you do not know, then choose another dashboard password.',
  theCouple: 'The couple',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedIn: (moment: string) => `Signed in ${moment}`,
  signOut: 'Sign out',
  signOutWhat: (device: string) => `Sign out: ${device}`,
  signedOut: 'Signed out',
  needsPassword: (device: string) => `${device} needs the password to open the dashboard again.`,
  notSignedOut: 'Not signed out',

  signOutOthers: 'Sign out all other devices',
  othersSignedOut: 'All other devices signed out',
  onlyThisDevice: 'Only this device is still signed in.',

  signOutGuests: 'Sign out all guests',
  signOutGuestsTitle: 'Sign out all guests?',
  signOutGuestsWarning:
    'Every guest has to enter the guests’ password again, on every device. Replies are not affected.',
  confirmSignOutGuests: 'Yes, sign out all guests',
  keepGuests: 'Keep them signed in',
  guestsSignedOut: 'All guests signed out',
  guestsNeedPassword: 'Your guests need the password to open the site again.',

  activityLog: 'Activity log',
  aboutActivity:
    'Sign-ins, failed ones at most once an hour for each address, exports, links, co-hosts, erasures and publications. Nobody can change an entry. Each one is kept for 90 days, and until 90 days after the wedding.',
  earlierActivity: 'Show earlier entries',
  activities: {
    'signed-in': () => 'Signed in',
    'signed-in-by-passkey': () => 'Signed in with a passkey',
    'signed-in-by-code': () => 'Signed in with a recovery code',
    'sign-in-failed': () => 'Failed to sign in',
    'device-signed-out': (device: string) => `Signed out a device${device && `: ${device}`}`,
    'other-devices-signed-out': () => 'Signed out all other devices',
    'guests-signed-out': () => 'Signed out all guests',
    'list-exported': (file: string) => `Exported ${file}`,
    'backup-downloaded': (file: string) => `Downloaded ${file}`,
    'household-exported': () => 'Exported one household',
    'household-erased': () => 'Erased one household',
    'all-data-deleted': () => 'Deleted all data',
    'helper-link-created': (label: string) => `Created a link for ${label}`,
    'helper-link-revoked': (label: string) => `Revoked the link for ${label}`,
    'preview-link-created': () => 'Created a preview link',
    'preview-link-revoked': () => 'Revoked a preview link',
    'personal-link-renewed': () => 'Renewed a household’s personal link',
    'personal-link-revoked': () => 'Revoked a household’s personal link',
    'co-host-added': (name: string) => `Added the co-host ${name}`,
    'co-host-renamed': (names: string) => `Renamed the co-host ${names}`,
    'co-host-password-changed': (name: string) => `Changed the password of ${name}`,
    'co-host-removed': (name: string) => `Removed the co-host ${name}`,
    'passkey-added': (device: string) => `Added a passkey${device && `: ${device}`}`,
    'passkey-removed': () => 'Removed a passkey',
    'recovery-codes-created': () => 'Created recovery codes',
    'website-published': (version: string) => `Published version ${version} of the website`,
    'keepsake-downloaded': () => 'Downloaded the keepsake',
    'photographs-downloaded': (file: string) => `Downloaded photographs: ${file}`,
    'photographs-deleted': (count: string) =>
      `Deleted ${plural(Number(count), '# photograph', '# photographs')} for good`,
    'table-link-created': (label: string) => `Created the table link ${label}`,
    'table-link-ended': (label: string) => `Ended the table link ${label}`,
  },

  errors: {
    nameTooLong: (max: number) => `At most ${formatNumber(max)} characters`,
    invisibleLetters: 'Please use letters that everybody can see',
    nameTaken: 'Another co-host has this name.',
    tooMany: (max: number) => `There are ${formatNumber(max)} co-hosts already.`,
    notYourPassword: 'That is not your password.',
    passwordLength: (count: number) =>
      `The password has ${formatNumber(count)} characters; it must be one line of 8 to 200.`,
    easyToGuess:
      'This password is easy to guess: it is common, or like the name or another password of this site. Choose several unrelated words.',
  },
};
