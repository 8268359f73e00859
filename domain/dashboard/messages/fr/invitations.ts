import type { invitations as English } from '../en/invitations.ts';
import { formatNumber, plural } from '../messages.ts';

export const invitations: typeof English = {
  personalLink: 'Lien personnel',
  noLink:
    'Ce foyer n’a pas de lien personnel. Il peut répondre avec le mot de passe des invités, dans le formulaire du site.',
  makeLink: 'Créer un lien personnel',
  about:
    'Il ouvre le site sans mot de passe et accueille vos invités par leur nom. Ils répondent pour chaque personne et peuvent changer leur réponse jusqu’à la date limite.',
  copyLink: 'Copier le lien',
  linkCopied: 'Le lien personnel est copié.',
  copyMessage: 'Copier un message avec le lien',
  messageCopied: 'Un message avec le lien est copié.',
  selectLink: 'Sélectionnez le lien ci-dessus.',
  shareMessage: 'Partager le message',

  qrCode: 'QR code',
  qrCodeOfLink: (name) => `QR code du lien personnel\u00a0: ${name}`,
  codeForPaper: (code) =>
    `Sur papier, imprimez ce code en dessous, pour les invités qui ne peuvent pas scanner\u00a0: [${code}]. Il sert de mot de passe.`,
  downloadSvg: 'Télécharger en SVG',
  downloadPng: 'Télécharger en PNG',

  replace: 'Remplacer le lien',
  replaceTitle: (name) => `Un nouveau lien pour ${name}\u202f?`,
  replaceWarning:
    'Le lien, le QR code et le code que vous avez envoyés ou imprimés cessent aussitôt de fonctionner. Vous envoyez ensuite le nouveau lien. La réponse est conservée.',
  revoke: 'Révoquer le lien',
  revokeTitle: (name) => `Révoquer le lien de ${name}\u202f?`,
  revokeWarning:
    'Le lien, le QR code et le code que vous avez envoyés ou imprimés cessent de fonctionner aussitôt et définitivement. Le foyer peut encore répondre avec le mot de passe des invités. Sa réponse est conservée, et vous pourrez lui créer un nouveau lien plus tard.',
  keepLink: 'Garder le lien',
  saved: 'Enregistré',
  hasNewLink: (name) => `${name}\u00a0: nouveau lien personnel créé.`,
  revoked: 'Lien révoqué',
  noLongerWorks: (name) => `Le lien personnel de ${name} ne fonctionne plus.`,
  nothingChanged: 'Rien n’a été modifié',

  messages: {
    open: 'Inviter par WhatsApp ou SMS',
    about:
      'Votre application s’ouvre avec le message. Envoyez-le, revenez ici et choisissez «\u202fEnvoyé\u202f». Rien n’est envoyé tout seul.',
    position: (number, all) => `${formatNumber(number)} sur ${formatNumber(all)}`,
    kind: 'Type de message',
    kinds: { message: 'Invitation', reminder: 'Rappel' },
    text: 'Message',
    openWhatsApp: 'Ouvrir WhatsApp',
    openMessages: 'Ouvrir les SMS',
    openWhatsAppWith: (number) => `Ouvrir WhatsApp avec le ${number}`,
    openMessagesWith: (number) => `Ouvrir les SMS avec le ${number}`,
    withoutCountry: (number) =>
      `Impossible d’ouvrir le ${number}\u00a0: il manque l’indicatif du pays, par exemple +33.`,
    phone: 'Numéro de téléphone',
    phoneOf: (name) => `Numéro de téléphone de ${name}`,
    enterPhone: 'Saisissez un numéro de téléphone',
    save: 'Enregistrer',
    sent: 'Envoyé',
    skip: 'Passer',
    back: 'Retour',
    notInvited: 'Pas encore invités',
    invitedByEmail: 'Invités par e-mail',
    sentOn: (moment) => `Lien envoyé\u00a0: ${moment}`,
    notSent: 'Finalement pas envoyé',
    hasReplied: 'Ont répondu',
    notMarked: 'Non marqué comme envoyé',
    withoutPhone: (count) =>
      plural(
        count,
        '# foyer n’a pas de numéro de téléphone',
        '# foyers n’ont pas de numéro de téléphone',
      ),
    nobody: 'Ajoutez un numéro de téléphone pour commencer.',
    done: 'C’est tout.',
    doneCount: (sent, all) =>
      `Marqués comme envoyés\u00a0: ${formatNumber(sent)} sur ${formatNumber(all)}.`,
  },
};
