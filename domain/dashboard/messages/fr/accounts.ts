import type { accounts as English } from '../en/accounts.ts';
import { formatNumber, plural } from '../messages.ts';

export const accounts: typeof English = {
  welcomeBack: 'Ravis de vous revoir',
  sessionEnded: 'Votre session a pris fin. Connectez-vous pour reprendre là où vous en étiez.',
  signInAgain: 'Connectez-vous à nouveau',
  signInIsOld:
    'Vous vous êtes connectés il y a plus de dix minutes. Pour que personne d’autre ne crée un accès à votre tableau de bord, connectez-vous à nouveau.',

  coHosts: 'Co-organisateurs',
  aboutCoHosts:
    'Un co-organisateur se connecte avec son nom et son mot de passe, et l’historique indique ce qu’il a modifié. Il peut tout faire, sauf gérer les co-organisateurs, changer le serveur de messagerie, lire le journal d’activité, créer des codes de secours, déconnecter les appareils des autres, effacer un foyer et supprimer toutes les données.',
  signedInAs: (name) =>
    `Connexion en tant que ${name}. Seul le mot de passe des mariés permet d’ajouter ou de retirer des co-organisateurs.`,
  added: (day) => `Ajout\u00a0: ${day}`,
  lastSeen: (moment) => `Dernière activité\u00a0: ${moment}`,
  neverSignedIn: 'Ne s’est pas encore connecté',

  add: 'Ajouter un co-organisateur',
  rename: 'Renommer',
  newPassword: 'Nouveau mot de passe',
  changeOwnPassword: 'Changer de mot de passe',
  renameWho: (name) => `Renommer ${name}`,
  newPasswordFor: (name) => `Nouveau mot de passe pour ${name}`,

  name: 'Nom',
  nameHint: 'Pour la connexion et l’historique',
  enterName: 'Saisissez un nom',
  password: 'Mot de passe',
  passwordHint:
    'Plusieurs mots sans rapport entre eux. Laissez vide pour en recevoir un qui soit sûr.',
  currentPassword: 'Mot de passe actuel',
  enterPassword: 'Saisissez votre mot de passe',
  endsSessions: (name) =>
    `L’ancien mot de passe ne fonctionne plus, et ${name} est déconnecté de tous ses appareils.`,
  endsOwnSessions:
    'L’ancien mot de passe ne fonctionne plus, et vos autres appareils sont déconnectés.',
  saving: 'Enregistrement…',
  renamed: 'Nom modifié',
  historyKeepsName: 'L’historique garde le nom sous lequel chaque modification a été faite.',

  signsInHere: (name) =>
    `${name} se connecte ici, avec «\u202fJe suis co-organisateur\u202f»\u00a0:`,
  youSignInHere: 'Vous vous connectez ici, avec «\u202fJe suis co-organisateur\u202f»\u00a0:',
  credentials: (address, name, password) =>
    `${address}\nNom\u00a0: ${name}\nMot de passe\u00a0: ${password}`,
  passwordShownOnce: 'Le mot de passe n’est affiché que maintenant. Copiez-le avant de fermer.',
  copyCredentials: 'Copier les identifiants',

  remove: 'Retirer',
  removeWho: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name}\u202f?`,
  removeWarning: (name) =>
    `${name} est déconnecté de tous ses appareils. Son nom reste dans l’historique.`,
  confirmRemove: 'Oui, retirer ce co-organisateur',
  keepCoHost: 'Ne pas le retirer',
  removed: 'Co-organisateur retiré',
  cannotSignIn: (name) => `${name} est déconnecté et ne peut plus se connecter.`,
  notRemoved: 'Co-organisateur non retiré',

  passkeys: 'Clés d’accès',
  aboutPasskeys:
    'Avec une clé d’accès, vous vous connectez avec votre empreinte, votre visage ou le code de votre appareil. Personne ne peut la deviner ni l’utiliser sur un faux site.',
  passkeysBeside: 'Le mot de passe reste valable.',
  passkeysRequired: 'Avec une clé d’accès, le mot de passe ne suffit plus pour se connecter.',
  passkeysStay:
    'Changer le mot de passe du tableau de bord ne retire ni les clés d’accès ni les codes\u00a0: retirez les clés que vous ne connaissez pas et créez de nouveaux codes.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeySignsIn: 'Vous pouvez désormais vous connecter avec elle.',
  passkeyNotAdded: 'Aucune clé d’accès ajoutée',
  deviceRefused: 'Votre appareil n’a pas créé de clé d’accès, ou en a déjà une pour ce site.',
  usedAt: (moment) => `Dernière utilisation\u00a0: ${moment}`,
  neverUsed: 'Jamais utilisée',
  removePasskey: (device) => `Retirer la clé d’accès\u00a0: ${device}`,
  removePasskeyTitle: 'Retirer cette clé d’accès\u202f?',
  removePasskeyWarning:
    'Elle ne permettra plus de se connecter ici. Supprimez-la aussi sur votre appareil.',
  confirmRemovePasskey: 'Oui, retirer la clé d’accès',
  keepPasskey: 'Garder la clé d’accès',
  passkeyRemoved: 'Clé d’accès retirée',
  recoveryCodes: 'Codes de secours',
  aboutRecoveryCodes:
    'Si vous perdez vos appareils\u00a0: chaque code, saisi à la place du mot de passe, permet une connexion. Imprimez-les et gardez-les sur papier.',
  codesLeft: (count) => plural(count, '# code restant', '# codes restants'),
  noCodes: 'Vous n’avez pas encore de codes.',
  printCodes: 'Imprimer les codes de secours',
  createCodes: 'Créer de nouveaux codes',
  earlierCodesEnd:
    'Vos codes précédents ne seront plus valables. Les nouveaux ne s’affichent que maintenant.',
  codesNotCreated: 'Aucun code créé',
  backToData: 'Retour aux listes et données',
  codesFor: (host) => `Pour ${host}`,

  devices: 'Appareils connectés',
  aboutDevices:
    'Ces appareils sont connectés au tableau de bord. Déconnectez un appareil perdu ou inconnu, puis choisissez un autre mot de passe pour le tableau de bord.',
  theCouple: 'Les mariés',
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  signedIn: (moment) => `Connexion\u00a0: ${moment}`,
  signOut: 'Déconnecter',
  signOutWhat: (device) => `Déconnecter\u00a0: ${device}`,
  signedOut: 'Appareil déconnecté',
  needsPassword: (device) =>
    `${device}\u00a0: le mot de passe sera nécessaire pour rouvrir le tableau de bord.`,
  notSignedOut: 'Déconnexion impossible',

  signOutOthers: 'Déconnecter tous les autres appareils',
  othersSignedOut: 'Tous les autres appareils sont déconnectés',
  onlyThisDevice: 'Seul cet appareil est encore connecté.',

  signOutGuests: 'Déconnecter tous les invités',
  signOutGuestsTitle: 'Déconnecter tous les invités\u202f?',
  signOutGuestsWarning:
    'Chaque invité devra saisir de nouveau le mot de passe des invités, sur chaque appareil. Les réponses sont conservées.',
  confirmSignOutGuests: 'Oui, déconnecter tous les invités',
  keepGuests: 'Les laisser connectés',
  guestsSignedOut: 'Tous les invités sont déconnectés',
  guestsNeedPassword: 'Vos invités devront saisir le mot de passe pour rouvrir le site.',

  activityLog: 'Journal d’activité',
  aboutActivity:
    'Connexions, celles qui ont échoué au plus une fois par heure et par adresse, exportations, liens, co-organisateurs, effacements et publications. Personne ne peut modifier une entrée. Chacune est gardée 90 jours, et au moins jusqu’à 90 jours après le mariage.',
  earlierActivity: 'Afficher les entrées précédentes',
  activities: {
    'signed-in': () => 'Connexion',
    'signed-in-by-passkey': () => 'Connexion avec une clé d’accès',
    'signed-in-by-code': () => 'Connexion avec un code de secours',
    'sign-in-failed': () => 'Connexion échouée',
    'device-signed-out': (device) => `Appareil déconnecté${device && `\u00a0: ${device}`}`,
    'other-devices-signed-out': () => 'Tous les autres appareils déconnectés',
    'guests-signed-out': () => 'Tous les invités déconnectés',
    'list-exported': (file) => `${file} exporté`,
    'backup-downloaded': (file) => `${file} téléchargé`,
    'household-exported': () => 'Un foyer exporté',
    'household-erased': () => 'Un foyer effacé',
    'all-data-deleted': () => 'Toutes les données supprimées',
    'helper-link-created': (label) => `Lien créé pour ${label}`,
    'helper-link-revoked': (label) => `Lien pour ${label} révoqué`,
    'preview-link-created': () => 'Lien d’aperçu créé',
    'preview-link-revoked': () => 'Lien d’aperçu révoqué',
    'personal-link-renewed': () => 'Lien personnel d’un foyer renouvelé',
    'personal-link-revoked': () => 'Lien personnel d’un foyer révoqué',
    'co-host-added': (name) => `Co-organisateur ajouté\u00a0: ${name}`,
    'co-host-renamed': (names) => `Co-organisateur renommé\u00a0: ${names}`,
    'co-host-password-changed': (name) => `Mot de passe de ${name} changé`,
    'co-host-removed': (name) => `Co-organisateur retiré\u00a0: ${name}`,
    'passkey-added': (device) => `Clé d’accès ajoutée${device && `\u00a0: ${device}`}`,
    'passkey-removed': () => 'Clé d’accès retirée',
    'recovery-codes-created': () => 'Codes de secours créés',
    'website-published': (version) => `Version ${version} du site publiée`,
    'keepsake-downloaded': () => 'Souvenir téléchargé',
    'photographs-downloaded': (file) => `Photos téléchargées : ${file}`,
    'photographs-deleted': (count) =>
      `${plural(Number(count), '# photo supprimée', '# photos supprimées')} définitivement`,
    'table-link-created': (label) => `Lien de table ${label} créé`,
    'table-link-ended': (label) => `Lien de table ${label} désactivé`,
  },

  errors: {
    nameTooLong: (max) => `${formatNumber(max)} caractères au maximum`,
    invisibleLetters: 'N’utilisez que des caractères visibles',
    nameTaken: 'Un autre co-organisateur porte ce nom.',
    tooMany: (max) => `Il y a déjà ${formatNumber(max)} co-organisateurs.`,
    notYourPassword: 'Ce n’est pas votre mot de passe.',
    passwordLength: (count) =>
      `Le mot de passe a ${formatNumber(count)} caractères\u00a0; il doit tenir sur une ligne et en avoir de 8 à 200.`,
    easyToGuess:
      'Ce mot de passe est facile à deviner\u00a0: il est courant, ou il ressemble au nom ou à un autre mot de passe de ce site. Choisissez plusieurs mots sans rapport entre eux.',
  },
};
