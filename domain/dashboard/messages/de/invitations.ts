import type { invitations as English } from '../en/invitations.ts';
import { plural } from '../messages.ts';

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
  qrCodeOf: (name) => `QR-Code von ${name}`,
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

  cards: {
    title: 'Einladungskarten',
    actions: 'Diese Karten',
    back: 'Zurück zur Gästeliste',
    columns: 'Spalten',
    print: 'Drucken',
    list: 'Karten',
    count: (count) => plural(count, '# Karte', '# Karten'),
    drawing: (count) => plural(count, '# QR-Code wird erstellt…', '# QR-Codes werden erstellt…'),
    withoutLink: (count) =>
      plural(
        count,
        '# Haushalt hat keinen persönlichen Link und keine Karte.',
        '# Haushalte haben keinen persönlichen Link und keine Karte.',
      ),
  },
};
