import { formatNumber } from '../messages.ts';

/** The mail server that the couple enters. */
export const mailServer = {
  title: 'Mail server',
  none: 'Set up a mail server, such as that of your own mailbox. Then every guest who replies receives a receipt, you receive a notification, and you can write to your guests.',
  unavailable:
    'Replies go to your Supabase project and not to this server, so it sends no emails about them.',
  fromSettings: (address: string, host: string) =>
    `Emails come from ${address}, through ${host}. This is in the settings of the server (SMTP_URL), and is changed there.`,
  inUse: (address: string, host: string) => `Emails come from ${address}, through ${host}.`,
  unreadable:
    'No emails are sent: the password of the mail server cannot be read. It was encrypted with the key of another installation, as after restoring a backup elsewhere. Choose “Change” and enter it again.',

  setUp: 'Set up the mail server',
  change: 'Change',
  remove: 'Remove',
  removeWhat: 'Remove the mail server',
  removeTitle: 'Remove the mail server?',
  removeWarning:
    'Guests who reply get no receipt, and emails that are still waiting stay unsent until you set up a mail server again. Its password is deleted.',
  confirmRemove: 'Yes, send no emails any more',
  keep: 'Keep the mail server',
  removed: 'Removed',
  noMoreEmails: 'Your website sends no emails any more.',
  notRemoved: 'Not removed',
  works: 'It works',
  testOnItsWay: (address: string) => `A test is on its way to ${address}. Look among spam too.`,

  sender: 'Email address of the sender',
  senderHint: 'Your guests see it. It belongs to the mailbox that sends.',
  provider: 'Provider',
  otherProvider: 'Another mail server',
  user: 'User',
  password: 'Password',
  passwordHint: 'It is stored encrypted and never shown again.',
  keepPasswordHint: 'Leave it empty to keep the stored password.',
  host: 'Server',
  hostHint: 'As in smtp.example.com',
  port: 'Port',
  encryption: 'Encryption',
  starttls: 'STARTTLS, usually port 587',
  tls: 'TLS from the start, usually port 465',
  ownAddresses: 'Your own email addresses',
  ownAddressesHint: 'Separated by commas. The test goes to the first one.',
  notifies: 'Tell us there about every reply',
  emailsPerMinute: 'Emails per minute',
  emailsPerMinuteHint: 'For emails to many guests. Your provider’s limit; 30 is fine for most.',
  submit: 'Send me a test and save',
  testing: 'Sending a test…',
  savedIfSent: 'Nothing is saved if the test fails.',

  errors: {
    enterSender: 'Please enter an email address',
    oneAddress: 'Please enter one email address, such as us@example.com',
    enterHost: 'Please enter the name of the mail server',
    hostAlone: 'Please enter the name of the server alone, such as smtp.example.com',
    enterPort: 'Please enter a number, such as 587',
    number: 'Please enter a number',
    range: (max: number) => `Please enter a number from 1 to ${formatNumber(max)}`,
    userOnOneLine: 'Please enter the name on one line',
    enterPassword: 'Please enter the password',
    enterPasswordAgain:
      'Please enter the password: the stored one belongs to another server or user',
    passwordOnOneLine: 'Please enter the password on one line',
    enterOwnAddress: 'Please enter an email address of yours',
    tooManyAddresses: (max: number) => `At most ${formatNumber(max)} addresses`,
    tooManyTests: (max: number) =>
      `At most ${formatNumber(max)} tests an hour. Please try again later.`,
  },

  /** What to enter as the user and the password. */
  providerNotes: {
    gmail:
      'User: your full address. Not your usual password: create an app password for it at myaccount.google.com/apppasswords (2-Step Verification must be on).',
    microsoft:
      'User: your full address. An administrator must turn on “Authenticated SMTP” for the mailbox. Personal addresses (outlook.com, hotmail.com, live.com) no longer accept passwords from websites: choose another provider for those.',
    icloud:
      'User: your full iCloud address. Not your usual password: create an app password for it at account.apple.com, under “App-Specific Passwords”.',
    yahoo:
      'User: your full address. Not your usual password: create an app password for it in your Yahoo account, under “Security”.',
    gmx: 'User: your full address. First allow “POP3 and IMAP” in the settings of your mailbox; with two-factor sign-in, create an app password.',
    'web-de':
      'User: your full address. First allow “POP3 and IMAP” in the settings of your mailbox; with two-factor sign-in, create an app password.',
    posteo: 'User: your full address. The usual password of your mailbox.',
    fastmail:
      'User: your full address. Not your usual password: create an app password for it in Settings, under “Privacy & Security”.',
    brevo:
      'User and password: the login and an SMTP key of “SMTP & API” in Brevo, not your account’s password.',
    mailgun:
      'User and password: the SMTP credentials of your sending domain. A domain in the US region uses smtp.mailgun.org.',
    postmark: 'User and password: the server’s API token, twice.',
    'amazon-ses':
      'User and password: SMTP credentials that you create in SES, not your AWS keys. The server’s name contains your region.',
  },

  /** Why the test was not sent. */
  failures: {
    usualPorts: 'The usual ports are 465 (TLS from the start) and 587 (STARTTLS).',
    said: (answer: string) => `It said: “${answer}”`,
    loginRejected: (host: string) => `${host} does not accept this user and password.`,
    appPassword: 'Many providers need a password made for other programs, not the usual one.',
    unknownLogin: (host: string) =>
      `${host} offers no way to sign in that this website knows. Try the other encryption.`,
    unknownHost: (host: string) =>
      `There is no mail server called ${host}. Please check the spelling.`,
    portRefused: (host: string, port: number) => `${host} refuses connections on port ${port}.`,
    notTls: (host: string, port: number) =>
      `Port ${port} of ${host} does not begin with TLS. Choose STARTTLS, or another port.`,
    certificate: (host: string, cause: string) =>
      `The certificate of ${host} cannot be trusted, so your password was not sent. Use the name that your provider’s instructions have. (${cause})`,
    noEncryption: (host: string, port: number) =>
      `${host} offers no encryption on port ${port}, so your password was not sent. Choose TLS from the start, or another port.`,
    onlyTls: (host: string, port: number) =>
      `${host} answers on port ${port}, but not without encryption. Choose TLS from the start.`,
    noAnswer: (host: string, port: number) => `${host} does not answer on port ${port}.`,
    blocked:
      'Some hosting companies block outgoing email: ask yours, or a provider with port 2525.',
    userNotAllowed: (user: string, address: string) =>
      `The mail server does not let the user ${user} send emails from ${address}.`,
    websiteNotAllowed: (address: string) =>
      `The mail server does not let this website send emails from ${address}.`,
    otherSender: 'Use an address that belongs to that mailbox, or allow this one at your provider.',
    recipientRejected: (address: string) => `The mail server does not accept emails to ${address}.`,
    noMailServer: (host: string, port: number) =>
      `Port ${port} of ${host} is not that of a mail server.`,
    rejected: (host: string) => `${host} did not accept the test.`,
    notSent: (reason: string) => `The test could not be sent: ${reason}.`,
  },

  testEmail: {
    subject: 'Test: your wedding website can send emails',
    preview: 'The mail server works.',
    greeting: 'Hello,',
    works:
      'the mail server of your wedding website works. Guests who reply receive a receipt from this address.',
    spam: 'If you found this email among spam, your guests will too: the page “Emails” of the documentation explains SPF, DKIM and DMARC.',
    closing: 'Your wedding website',
  },
};
