import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Aller au contenu',
  yourWedding: 'Votre mariage',
  signOut: 'Se déconnecter',
  notSignedOut: 'Déconnexion impossible',
  navigation: 'Tableau de bord',
  pages: {
    overview: 'Accueil',
    replies: 'Réponses',
    guestList: 'Invités',
    emails: 'E-mails',
    website: 'Site',
    data: 'Données',
  },
  toasts: { toast: 'Message', close: 'Fermer', list: 'Messages ({hotkey})' },

  keysTitle: 'Raccourcis clavier',
  keys: {
    search: 'Chercher dans cette page',
    undo: 'Annuler la dernière modification',
    help: 'Afficher cette liste',
    rows: 'Aller à la ligne du dessus ou du dessous',
    ends: 'Aller à la première ou à la dernière ligne',
    openRow: 'Ouvrir la ligne',
    selectRow: 'Sélectionner la ligne',
    close: 'Fermer ce qui est ouvert',
  },
  singleKeys: 'Raccourcis d’un seul caractère',
  singleKeysHint:
    'Désactivez-les si vous dictez vos textes ou si vous les pressez par erreur. Ils ne fonctionnent jamais pendant que vous écrivez. Valable sur cet appareil.',
  sortBy: 'Trier par',

  upToDate: 'À jour',
  offlineSince: (time) => `Hors connexion depuis ${time}`,
  notUpToDateSince: (time) => `Pas à jour depuis ${time}`,
  updated: 'Le tableau de bord a été mis à jour.',
  reload: 'Recharger la page',

  signedOut: 'Vous êtes déconnectés',
  signInElsewhere: 'Connectez-vous dans un autre onglet, puis continuez ici.',

  missingPart: 'Il manque une partie de cette page',
  missingAfterReload:
    'Elle n’a pas pu être chargée, même en rechargeant la page. Réessayez dans une minute.',
  missingUntilReload:
    'Elle n’a pas pu être chargée. La page se rechargera dès que la connexion sera rétablie.',
  failed: 'Un problème est survenu',
  cannotShow: 'Vos données sont en sécurité, mais cette page n’a pas pu être affichée.',
  cannotShowBecause: (reason) =>
    `Vos données sont en sécurité, mais cette page n’a pas pu être affichée\u00a0: ${reason}`,
  notFound: 'Page introuvable',
  notFoundAdvice: 'Le lien est peut-être incomplet ou périmé. [Aller à l’accueil]',

  language: 'Langue',
  languageHint: 'Celle du tableau de bord sur cet appareil',

  close: 'Fermer',
  cancel: 'Annuler',
  undo: 'Annuler',
  undone: 'Modification annulée',
  copied: 'Copié',
  pasteIt: 'Collez-le dans un message.',
  notCopied: 'Non copié',
  copyingNotAllowed: (instead) => `Ce navigateur ne permet pas de copier. ${instead}`,
  selectIt: 'Sélectionnez le texte vous-mêmes.',
  linkShownOnce: 'Le lien n’est affiché que maintenant. Copiez-le avant de fermer.',
  copyLink: 'Copier le lien',

  saving: 'Enregistrement…',
  saveStatus: {
    saved: 'Enregistré',
    conflict: 'Modifié sur deux appareils · choisissez une version',
    failed: (reason) => `Pas encore enregistré\u00a0: ${reason}`,
    offlineKeptHere: 'Hors connexion · vos modifications restent sur cet appareil',
    offlineKeepOpen: 'Hors connexion · gardez cette page ouverte',
    signedOutKeptHere: 'Reconnectez-vous · vos modifications restent sur cet appareil',
    signedOutKeepOpen: 'Reconnectez-vous · gardez cette page ouverte',
  },
  leaveTitle: 'Quitter sans enregistrer\u202f?',
  leaveWarning: 'Vos modifications n’ont pas été enregistrées.',
  confirmLeave: 'Abandonner les modifications',
  keepEditing: 'Continuer à modifier',

  conflict: {
    form: 'Deux versions',
    titles: {
      household: 'Ce foyer a changé pendant que vous le modifiiez',
      reply: 'Cette réponse a changé pendant que vous la modifiiez',
      email: 'Cet e-mail a changé pendant que vous le modifiiez',
      announcement: 'Cette annonce a changé pendant que vous la modifiiez',
    },
    choose: 'Vos modifications ne sont pas encore enregistrées. Choisissez la version à conserver.',
    nothingToSave: {
      household: 'Le foyer enregistré est identique au vôtre\u00a0: il n’y a rien à enregistrer.',
      reply: 'La réponse enregistrée est identique à la vôtre\u00a0: il n’y a rien à enregistrer.',
      email: 'L’e-mail enregistré est identique au vôtre\u00a0: il n’y a rien à enregistrer.',
      announcement:
        'L’annonce enregistrée est identique à la vôtre\u00a0: il n’y a rien à enregistrer.',
    },
    saved: 'Enregistrée',
    yours: 'La vôtre',
    none: 'vide',
    save: 'Enregistrer ces choix',
    back: 'Revenir à mes modifications',
  },

  offsetToday: (offset) => `${offset} aujourd’hui`,
  offsetOnWeddingDay: (offset) => `${offset} le jour de votre mariage`,
};
