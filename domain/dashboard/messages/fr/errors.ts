import type { errors as English } from '../en/errors.ts';
import { formatNumber, plural } from '../messages.ts';

export const errors: typeof English = {
  signedOut: 'Connectez-vous.',
  signInAgain: 'Connectez-vous encore une fois.',
  wrongNameOrPassword: 'Le nom ou le mot de passe n’est pas le bon.',
  wrongPassword: 'Ce n’est pas le bon mot de passe.',
  passkeyRejected:
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  passkeyRequired:
    'Connectez-vous avec votre clé d’accès, ou saisissez un code de secours à la place du mot de passe.',
  coupleOnly: 'C’est possible seulement avec le mot de passe des mariés.',
  hostNotFound: 'Ce co-organisateur a déjà été retiré.',
  tooManyAttempts: (seconds) =>
    `Trop d’essais. Réessayez dans ${plural(seconds, '# seconde', '# secondes')}.`,
  crossOrigin: 'La demande venait d’un autre site\u00a0: rien n’a été modifié.',
  notFound: 'Cette page n’existe pas.',
  tooLarge: (limit) => `C’est plus de ${limit}. Rien n’a été modifié.`,
  replyChanged: 'Cette réponse a changé depuis que vous l’avez ouverte.',
  emailTaken: 'Il y a déjà une réponse avec cette adresse e-mail.',
  householdNotFound: 'Cette réponse n’existe plus.',
  guestNotFound: 'Ce foyer n’est plus sur la liste.',
  guestListChanged: 'La liste des invités a changé depuis que vous l’avez ouverte.',
  planChanged: 'Le plan a été modifié sur un autre appareil. Vous voyez maintenant le nouveau.',
  guestListFull: (max) =>
    `La liste des invités ne peut pas avoir plus de ${formatNumber(max)} foyers.`,
  emailsNotConfigured: 'Ce site n’envoie pas d’e-mails, car il n’a pas de serveur de messagerie.',
  mailServerFixed:
    'Le serveur de messagerie de ce site est indiqué dans les réglages du serveur\u00a0; c’est là qu’il se modifie.',
  emailNotFound: 'Cet e-mail n’existe plus.',
  alreadyQueued: 'Cet e-mail est déjà en attente d’envoi.',
  alreadySent: 'Cet e-mail a été envoyé. Il ne peut pas être renvoyé aux mêmes invités.',
  mailingNotFound: 'Cet e-mail à vos invités n’existe plus.',
  mailingConflict: 'Quelqu’un d’autre a modifié cet e-mail depuis que vous l’avez ouvert.',
  mailingStarted: 'Cet e-mail est déjà programmé ou envoyé.',
  recipientsChanged:
    'Les destinataires ont changé depuis que vous les avez vus\u00a0: rien n’a été envoyé.',
  weddingOver: 'Le mariage est passé\u00a0: plus aucun rappel n’est envoyé.',
  announcementChanged: 'L’annonce a changé depuis que vous l’avez ouverte.',
  wishChanged: 'Le foyer a modifié ses vœux. Vous voyez maintenant les nouveaux.',
  draftChanged: 'Quelqu’un d’autre a modifié ceci depuis que vous l’avez ouvert.',
  invalidContent: (count) =>
    count === 1
      ? 'Il reste un point à corriger avant la publication.'
      : plural(
          count,
          'Il reste # point à corriger avant la publication.',
          'Il reste # points à corriger avant la publication.',
        ),
  publishFailed:
    'Le site n’a pas pu être publié. Vos invités voient toujours la version précédente, et vos modifications sont conservées. Réessayez. Si cela se reproduit, demandez à la personne qui gère le serveur de consulter son journal.',
  versionNotFound: 'Cette version n’existe pas.',
  pictureNotFound: 'Cette image n’existe plus.',
  pictureUsed:
    'Le site ou l’une de ses versions utilise cette image\u00a0: elle n’a pas été supprimée.',
  tooManyUploads: 'D’autres images sont en cours d’envoi. Réessayez dans un instant.',
  wrongConfirmation: 'Pour supprimer toutes les données, écrivez le mot DELETE en majuscules.',
  busy: 'La base de données est occupée ou pleine pour le moment. Rien n’a été modifié. Réessayez.',
  erasedFileInUse:
    'Le foyer est effacé, mais un autre programme lit encore le fichier de la base de données, qui contient les anciennes données jusque-là.',
  fileStillInUse:
    'Les réponses sont supprimées, mais un autre programme lit encore le fichier de la base de données. Supprimez de nouveau toutes les données dans un instant.',
  cannotStore: 'Ceci ne peut pas être enregistré.',
  cannotSave: 'Ceci ne peut pas être enregistré tel quel.',
  internal: (request) =>
    `Un problème est survenu (erreur ${request} dans le journal du serveur). Réessayez.`,
};
