import type { mailServer as English } from '../en/mail-server.ts';
import { formatNumber } from '../messages.ts';

const FULL_ADDRESS = 'Benutzer: eure vollständige Adresse.';
const POP3 = `${FULL_ADDRESS} Erlaubt zuerst in den Einstellungen des Postfachs „POP3 und IMAP“; mit Zwei-Faktor-Anmeldung braucht ihr ein App-Passwort.`;

export const mailServer: typeof English = {
  title: 'Mailserver',
  none: 'Richtet einen Mailserver ein, zum Beispiel den eures eigenen Postfachs. Dann bekommt jeder Gast, der antwortet, eine Bestätigung, ihr bekommt eine Benachrichtigung, und ihr könnt euren Gästen schreiben.',
  unavailable:
    'Die Antworten gehen an euer Supabase-Projekt und nicht an diesen Server. Deshalb verschickt er keine E-Mails dazu.',
  fromSettings: (address, host) =>
    `E-Mails kommen von ${address} über ${host}. Das steht in den Einstellungen des Servers (SMTP_URL) und wird dort geändert.`,
  inUse: (address, host) => `E-Mails kommen von ${address} über ${host}.`,
  unreadable:
    'Es werden keine E-Mails verschickt: Das Passwort des Mailservers lässt sich nicht lesen. Es wurde mit dem Schlüssel einer anderen Installation verschlüsselt, zum Beispiel wenn ein Backup anderswo wiederhergestellt wurde. Klickt auf „Ändern“ und gebt es noch einmal ein.',

  setUp: 'Mailserver einrichten',
  change: 'Ändern',
  remove: 'Entfernen',
  removeWhat: 'Mailserver entfernen',
  removeTitle: 'Den Mailserver entfernen?',
  removeWarning:
    'Gäste, die antworten, bekommen dann keine Bestätigung, und ausstehende E-Mails werden erst verschickt, wenn ihr wieder einen Mailserver einrichtet. Das Passwort wird gelöscht.',
  confirmRemove: 'Ja, keine E-Mails mehr verschicken',
  keep: 'Mailserver behalten',
  removed: 'Entfernt',
  noMoreEmails: 'Eure Website verschickt keine E-Mails mehr.',
  notRemoved: 'Nicht entfernt',
  works: 'Es funktioniert',
  testOnItsWay: (address) => `Ein Test ist unterwegs an ${address}. Seht auch im Spam-Ordner nach.`,

  sender: 'E-Mail-Adresse des Absenders',
  senderHint: 'Eure Gäste sehen sie. Sie gehört zum Postfach, das sendet.',
  provider: 'Anbieter',
  otherProvider: 'Anderer Mailserver',
  user: 'Benutzer',
  password: 'Passwort',
  passwordHint: 'Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  keepPasswordHint: 'Lasst es leer, um das gespeicherte Passwort zu behalten.',
  host: 'Server',
  hostHint: 'Zum Beispiel smtp.example.com',
  port: 'Port',
  encryption: 'Verschlüsselung',
  starttls: 'STARTTLS, meist Port 587',
  tls: 'TLS von Anfang an, meist Port 465',
  ownAddresses: 'Eure eigenen E-Mail-Adressen',
  ownAddressesHint: 'Durch Kommas getrennt. Der Test geht an die erste.',
  notifies: 'Dort über jede Antwort benachrichtigen',
  emailsPerMinute: 'E-Mails pro Minute',
  emailsPerMinuteHint: 'Für E-Mails an viele Gäste. Das Limit eures Anbieters; 30 passt meistens.',
  submit: 'Test senden und speichern',
  testing: 'Test wird gesendet…',
  savedIfSent: 'Wenn der Test scheitert, wird nichts gespeichert.',

  errors: {
    enterSender: 'Bitte gebt eine E-Mail-Adresse ein',
    oneAddress: 'Bitte gebt eine einzelne E-Mail-Adresse ein, zum Beispiel wir@example.com',
    enterHost: 'Bitte gebt den Namen des Mailservers ein',
    hostAlone: 'Bitte gebt nur den Namen des Servers ein, zum Beispiel smtp.example.com',
    enterPort: 'Bitte gebt eine Zahl ein, zum Beispiel 587',
    number: 'Bitte gebt eine Zahl ein',
    range: (max) => `Bitte gebt eine Zahl von 1 bis ${formatNumber(max)} ein`,
    userOnOneLine: 'Bitte gebt den Namen in einer Zeile ein',
    enterPassword: 'Bitte gebt das Passwort ein',
    enterPasswordAgain:
      'Bitte gebt das Passwort ein: Das gespeicherte gehört zu einem anderen Server oder Benutzer',
    passwordOnOneLine: 'Bitte gebt das Passwort in einer Zeile ein',
    enterOwnAddress: 'Bitte gebt eine eurer E-Mail-Adressen ein',
    tooManyAddresses: (max) => `Höchstens ${formatNumber(max)} Adressen`,
    tooManyTests: (max) =>
      `Höchstens ${formatNumber(max)} Tests pro Stunde. Bitte versucht es später noch einmal.`,
  },

  providerNotes: {
    gmail: `${FULL_ADDRESS} Nicht euer normales Passwort: Erstellt dafür unter myaccount.google.com/apppasswords ein App-Passwort (die Bestätigung in zwei Schritten muss an sein).`,
    microsoft: `${FULL_ADDRESS} Für das Postfach muss ein Administrator „Authentifiziertes SMTP“ einschalten. Private Adressen (outlook.com, hotmail.com, live.com) nehmen keine Passwörter von Websites mehr an: Wählt dafür einen anderen Anbieter.`,
    icloud:
      'Benutzer: eure vollständige iCloud-Adresse. Nicht euer normales Passwort: Erstellt dafür unter account.apple.com ein „App-spezifisches Passwort“.',
    yahoo: `${FULL_ADDRESS} Nicht euer normales Passwort: Erstellt dafür in eurem Yahoo-Konto unter „Sicherheit“ ein App-Passwort.`,
    gmx: POP3,
    'web-de': POP3,
    posteo: `${FULL_ADDRESS} Das normale Passwort eures Postfachs.`,
    fastmail: `${FULL_ADDRESS} Nicht euer normales Passwort: Erstellt dafür in den Einstellungen unter „Privacy & Security“ ein App-Passwort.`,
    brevo:
      'Benutzer und Passwort: der Login und ein SMTP-Schlüssel aus „SMTP & API“ in Brevo, nicht das Passwort eures Kontos.',
    mailgun:
      'Benutzer und Passwort: die SMTP-Zugangsdaten eurer Absender-Domain. Eine Domain in der Region USA verwendet smtp.mailgun.org.',
    postmark: 'Benutzer und Passwort: beide Male das API-Token des Servers.',
    'amazon-ses':
      'Benutzer und Passwort: SMTP-Zugangsdaten, die ihr in SES erstellt, nicht eure AWS-Schlüssel. Der Name des Servers enthält eure Region.',
  },

  failures: {
    usualPorts: 'Üblich sind Port 465 (TLS von Anfang an) und Port 587 (STARTTLS).',
    said: (answer) => `Seine Antwort: „${answer}“`,
    loginRejected: (host) => `${host} nimmt diesen Benutzer und dieses Passwort nicht an.`,
    appPassword:
      'Viele Anbieter verlangen statt des normalen Passworts ein eigenes für andere Programme.',
    unknownLogin: (host) =>
      `${host} bietet keine Anmeldung an, die diese Website kennt. Versucht es mit der anderen Verschlüsselung.`,
    unknownHost: (host) =>
      `Es gibt keinen Mailserver mit dem Namen ${host}. Bitte prüft die Schreibweise.`,
    portRefused: (host, port) => `${host} lehnt Verbindungen auf Port ${port} ab.`,
    notTls: (host, port) =>
      `Port ${port} von ${host} beginnt nicht mit TLS. Wählt STARTTLS oder einen anderen Port.`,
    certificate: (host, cause) =>
      `Das Zertifikat von ${host} ist nicht vertrauenswürdig. Euer Passwort wurde deshalb nicht gesendet. Verwendet den Namen aus der Anleitung eures Anbieters. (${cause})`,
    noEncryption: (host, port) =>
      `${host} bietet auf Port ${port} keine Verschlüsselung an. Euer Passwort wurde deshalb nicht gesendet. Wählt TLS von Anfang an oder einen anderen Port.`,
    onlyTls: (host, port) =>
      `${host} ist auf Port ${port} erreichbar, antwortet aber nicht unverschlüsselt. Wählt TLS von Anfang an.`,
    noAnswer: (host, port) => `${host} antwortet nicht auf Port ${port}.`,
    blocked:
      'Manche Hosting-Anbieter sperren ausgehende E-Mails: Fragt euren, oder nehmt einen Mailanbieter mit Port 2525.',
    userNotAllowed: (user, address) =>
      `Der Mailserver lässt den Benutzer ${user} keine E-Mails von ${address} verschicken.`,
    websiteNotAllowed: (address) =>
      `Der Mailserver lässt diese Website keine E-Mails von ${address} verschicken.`,
    otherSender:
      'Nehmt eine Adresse, die zu diesem Postfach gehört, oder gebt sie bei eurem Anbieter frei.',
    recipientRejected: (address) => `Der Mailserver nimmt keine E-Mails an ${address} an.`,
    noMailServer: (host, port) => `Auf Port ${port} von ${host} läuft kein Mailserver.`,
    rejected: (host) => `${host} hat den Test nicht angenommen.`,
    notSent: (reason) => `Der Test konnte nicht gesendet werden: ${reason}.`,
  },

  testEmail: {
    subject: 'Test: Eure Hochzeitswebsite kann E-Mails verschicken',
    preview: 'Der Mailserver funktioniert.',
    greeting: 'Hallo,',
    works:
      'der Mailserver eurer Hochzeitswebsite funktioniert. Gäste, die antworten, bekommen von dieser Adresse eine Bestätigung.',
    spam: 'Wenn ihr diese E-Mail im Spam-Ordner gefunden habt, wird es euren Gästen auch so gehen: Die Seite „Emails“ der Dokumentation erklärt SPF, DKIM und DMARC.',
    closing: 'Eure Hochzeitswebsite',
  },
};
