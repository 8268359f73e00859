import type { invitations as English } from '../en/invitations.ts';
import { formatNumber, plural } from '../messages.ts';

export const invitations: typeof English = {
  personalLink: 'Persönlicher Link',
  noLink:
    'Dieser Haushalt hat keinen persönlichen Link. Mit dem Passwort der Gäste kann er über das Formular der Website antworten.',
  makeLink: 'Persönlichen Link erstellen',
  about:
    'Er öffnet die Website ohne Passwort und begrüßt eure Gäste mit Namen. Sie antworten für jede Person und können ihre Antwort bis zum Ende der Frist ändern.',
  copyLink: 'Link kopieren',
  linkCopied: 'Der persönliche Link ist kopiert.',
  copyMessage: 'Nachricht mit Link kopieren',
  messageCopied: 'Eine Nachricht mit dem Link ist kopiert.',
  selectLink: 'Markiert den Link weiter oben.',
  shareMessage: 'Nachricht teilen',

  qrCode: 'QR-Code',
  qrCodeOfLink: (name) => `QR-Code des persönlichen Links von ${name}`,
  codeForPaper: (code) =>
    `Druckt auf Papier diesen Code darunter, für Gäste, die nicht scannen können: [${code}]. Er gilt als Passwort.`,
  downloadSvg: 'Als SVG herunterladen',
  downloadPng: 'Als PNG herunterladen',

  replace: 'Link ersetzen',
  replaceTitle: (name) => `Ein neuer Link für ${name}?`,
  replaceWarning:
    'Der Link, der QR-Code und der Code, die ihr verschickt oder gedruckt habt, funktionieren sofort nicht mehr. Schickt danach den neuen Link. Die Antwort bleibt erhalten.',
  revoke: 'Link sperren',
  revokeTitle: (name) => `Link von ${name} sperren?`,
  revokeWarning:
    'Der Link, der QR-Code und der Code, die ihr verschickt oder gedruckt habt, funktionieren sofort und endgültig nicht mehr. Mit dem Passwort der Gäste kann der Haushalt weiterhin antworten. Seine Antwort bleibt erhalten, und ihr könnt ihm später einen neuen Link erstellen.',
  keepLink: 'Link behalten',
  saved: 'Gespeichert',
  hasNewLink: (name) => `${name} hat einen neuen persönlichen Link.`,
  revoked: 'Gesperrt',
  noLongerWorks: (name) => `Der persönliche Link von ${name} funktioniert nicht mehr.`,
  nothingChanged: 'Es wurde nichts geändert',

  messages: {
    open: 'Per WhatsApp oder SMS einladen',
    about:
      'Eure eigene App öffnet sich mit der Nachricht. Schickt sie dort ab, kommt zurück und wählt „Gesendet“. Von selbst wird nichts verschickt.',
    position: (number, all) => `${formatNumber(number)} von ${formatNumber(all)}`,
    kind: 'Art der Nachricht',
    kinds: { message: 'Einladung', reminder: 'Erinnerung' },
    text: 'Nachricht',
    openWhatsApp: 'WhatsApp öffnen',
    openMessages: 'SMS öffnen',
    openWhatsAppWith: (number) => `WhatsApp mit ${number} öffnen`,
    openMessagesWith: (number) => `SMS mit ${number} öffnen`,
    withoutCountry: (number) =>
      `${number} lässt sich nicht öffnen: Die Landesvorwahl fehlt, zum Beispiel +49.`,
    phone: 'Telefonnummer',
    phoneOf: (name) => `Telefonnummer von ${name}`,
    enterPhone: 'Bitte gebt eine Telefonnummer ein',
    save: 'Speichern',
    sent: 'Gesendet',
    skip: 'Überspringen',
    back: 'Zurück',
    notInvited: 'Noch nicht eingeladen',
    invitedByEmail: 'Per E-Mail eingeladen',
    sentOn: (moment) => `Link gesendet: ${moment}`,
    notSent: 'Doch nicht gesendet',
    hasReplied: 'Hat geantwortet',
    notMarked: 'Nicht als gesendet markiert',
    withoutPhone: (count) =>
      plural(count, '# Haushalt hat keine Telefonnummer', '# Haushalte haben keine Telefonnummer'),
    nobody: 'Ergänzt eine Telefonnummer, um anzufangen.',
    done: 'Das waren alle.',
    doneCount: (sent, all) =>
      `${formatNumber(sent)} von ${plural(all, '# Haushalt', '# Haushalten')} als gesendet markiert.`,
  },
};
