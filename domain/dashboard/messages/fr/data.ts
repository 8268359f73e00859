import type { data as English } from '../en/data.ts';
import { plural } from '../messages.ts';

export const data: typeof English = {
  title: 'Listes et données',
  lead: 'Des listes pour le traiteur, l’hôtel et vous-mêmes, et vos données.',

  lists: 'Listes',
  lastExported: (moment) => `Dernière exportation de toutes les réponses\u00a0: ${moment}`,
  replies: 'Toutes les réponses',
  aboutReplies:
    'Chaque foyer avec toutes ses réponses. Celles qui changent après l’exportation sont signalées dans Réponses.',
  people: 'Personnes',
  aboutPeople:
    'Une ligne par personne, avec les événements, les réponses à vos questions et les régimes alimentaires.',
  guestsOf: (event) => `Invités\u00a0: ${event}`,
  aboutGuests: 'Une ligne par invité présent.',
  caterer: 'Pour le traiteur',
  aboutCaterer:
    'Le nombre d’invités, les réponses comme les menus, et chaque régime alimentaire avec le nom des invités.',
  guestList: 'Liste des invités',
  aboutGuestList:
    'Une ligne par personne. Vous pouvez modifier le fichier et l’importer de nouveau.',
  noReply: 'Pas encore de réponse',
  aboutNoReply: 'Les invités de votre liste qui n’ont pas répondu.',
  print: 'Imprimer',
  printWhat: (list) => `${list}\u00a0: imprimer`,

  qrCode: 'QR code pour l’invitation',
  qrCodeOf: (address) => `QR code de ${address}`,
  aboutQrCode: (host) =>
    `Vos invités scannent ce code pour ouvrir ${host}. Essayez-le avec votre téléphone avant d’imprimer vos invitations.`,
  passwordToInclude: 'Mot de passe des invités à inclure (facultatif)',
  passwordHint: 'Toute personne qui scanne le code entre alors sur le site sans le saisir.',

  backup: 'Sauvegarde',
  aboutBackup:
    'Un fichier avec toutes les réponses, leur historique et votre liste d’invités. Gardez-le ailleurs que sur ce site. La sauvegarde peut être restaurée dans une installation vide. N’importe quel programme peut lire le fichier JSON.',
  downloadBackup: 'Télécharger la sauvegarde',
  downloadJson: 'Télécharger en JSON',
  copyFailed: (location, moment, reason) =>
    `Les copies vers ${location} échouent depuis le ${moment}. ${reason}`,
  copied: (location) => `Chaque modification est copiée vers ${location} dans les deux minutes.`,
  copiedEncrypted: (location) =>
    `Chaque modification est chiffrée et copiée vers ${location} dans les deux minutes.`,
  lastCopied: (moment) => `Dernière copie\u00a0: ${moment}.`,
  noCopyYet: 'Aucune copie n’a encore été faite.',
  copiesStay: (location) =>
    `Les copies dans ${location} ne sont pas supprimées\u00a0: supprimez-les vous-mêmes à cet endroit.`,

  deleteAll: 'Supprimer toutes les données',
  aboutDeletion: (replies, households) =>
    `Après le mariage, vous pouvez retirer de ce serveur les données de vos invités. Cela supprime ${countAll(replies, households)}, avec les liens personnels, le plan de table et les transferts, les vœux, les photos, les vidéos de votre site, les e-mails, les annonces, les co-organisateurs, les liens partagés et les liens de table, ainsi que les sauvegardes du dossier de données du site. Les fichiers que vous avez téléchargés ne changent pas\u00a0; les textes et les images du site et votre serveur de messagerie restent. C’est définitif.`,
  typeToConfirm: (word) => `Saisissez ${word} pour confirmer`,
  typeInCapitals: (word) => `Saisissez ${word} en majuscules`,
  deleteTitle: 'Supprimer toutes les données\u202f?',
  deleteWarning: (replies, households) =>
    `Vous allez supprimer définitivement ${countAll(replies, households)}.`,
  confirmDelete: 'Oui, tout supprimer',
  keepData: 'Garder mes données',
  deleted: 'Toutes les données sont supprimées',
  nothingLeft: 'Il ne reste aucune donnée sur vos invités sur ce serveur.',

  keepsake: 'Souvenir',
  aboutKeepsake:
    'Un dossier pour vous et vos familles qui s’ouvre depuis le disque, sans serveur et pour toujours\u00a0: la page telle qu’elle est après le mariage dans toutes ses langues, les photos que les invités peuvent voir et les vœux que vous montrez. Il ne contient la réponse, l’adresse ou l’e-mail de personne. Décompressez le fichier ZIP et ouvrez index.html.',
  downloadKeepsake: 'Télécharger le souvenir',
  keepsakeMade: (moment) => `Téléchargé la dernière fois le ${moment}`,
  keepsakeMissing: 'Pas encore téléchargé',

  withoutKeepsake:
    'Vous n’avez pas encore téléchargé le [souvenir]. Après cela, il ne pourra plus contenir les photos et les vœux.',
  withKeepsake: (moment) =>
    `Le [souvenir] a été téléchargé la dernière fois le ${moment}. Les photos et les vœux arrivés ensuite n’y sont pas.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# réponse avec son historique', '# réponses avec leur historique')} et ${plural(households, '# foyer', '# foyers')} de votre liste d’invités`;
}
