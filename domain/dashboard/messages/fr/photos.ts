import type { photos as English } from '../en/photos.ts';
import { formatNumber, plural } from '../messages.ts';

export const photos: typeof English = {
  title: 'Photos',
  adding: {
    now: 'Les invités peuvent ajouter des photos.',
    'first-event': 'Les invités peuvent ajouter des photos dès le jour du premier événement.',
    never: 'Les invités ne peuvent pas ajouter de photos.',
  },
  seeing: {
    collect: 'Ils ne voient que les leurs.',
    approve: 'Ils voient celles que vous approuvez.',
    show: 'Ils voient toutes celles que vous n’avez pas masquées.',
  },
  seeingFrom: (moment) => `Jusqu’au ${moment}, ils ne voient que les leurs.`,
  almostFull: (count) =>
    `Il ne reste de la place que pour environ ${plural(count, '# photo', '# photos')}.`,
  full: 'Il n’y a plus de place : les invités ne peuvent plus ajouter de photos.',
  makeRoom: 'Modifier la limite',

  none: 'Pas encore de photos',
  aboutNone:
    'Imprimez un code QR pour les tables : les invités le scannent et ajoutent leurs photos, sans compte ni application.',

  add: 'Ajouter des photos',
  download: 'Télécharger',
  tableLinks: 'Liens de table',
  settings: 'Réglages',

  show: 'Afficher',
  views: {
    all: 'Toutes',
    new: 'Nouvelles',
    favourites: 'Favorites',
    hidden: 'Masquées',
    bin: 'Corbeille',
  },
  event: 'Événement',
  allEvents: 'Tous les événements',
  noEvent: 'Aucun événement',
  from: 'De',
  everybody: 'Tout le monde',
  noName: 'Sans nom',
  you: 'Vous',
  order: 'Ordre',
  orders: { taken: 'Les plus récentes', added: 'Les dernières ajoutées' },
  count: (pictures, videos) =>
    videos === 0
      ? plural(pictures, '# photo', '# photos')
      : `${plural(pictures, '# photo', '# photos')} et ${plural(videos, '# vidéo', '# vidéos')}`,
  noneHere: 'Aucune photo ici',
  noneMatch: 'Aucune ne correspond à vos filtres.',
  showAll: 'Tout afficher',
  aboutBin: (days) =>
    `Les photos de la corbeille sont supprimées définitivement après ${formatNumber(days)} jours. Les invités ne les voient pas.`,

  picture: 'Photo',
  video: 'Vidéo',
  favourite: 'Favorite',
  hidden: 'Masquée',
  isNew: 'Nouvelle',
  gridHint:
    'Les flèches déplacent, Espace sélectionne, Maj et une flèche en sélectionnent plusieurs, Entrée ouvre.',

  selection: 'Photos sélectionnées',
  selected: (count) => plural(count, '# sélectionnée', '# sélectionnées'),
  selectAll: 'Tout sélectionner',
  clear: 'Désélectionner',
  clearSelection: 'Annuler la sélection',
  showToGuests: 'Montrer',
  hide: 'Masquer',
  addFavourite: 'Favorite',
  removeFavourite: 'Plus favorite',
  setEvent: 'Choisir l’événement',
  delete: 'Supprimer',
  restore: 'Restaurer',
  deleteForGood: 'Supprimer définitivement',
  deleteForGoodTitle: (count) =>
    plural(count, 'Supprimer définitivement cette photo ?', 'Supprimer définitivement # photos ?'),
  deleteForGoodWarning:
    'Vous ne pourrez pas revenir en arrière. Les copies que vous avez téléchargées restent.',
  confirmDelete: 'Oui, supprimer définitivement',
  keep: 'Conserver',

  saved: 'Enregistré',
  notSaved: 'Rien n’a été modifié',
  asBefore: 'Elles sont de nouveau comme avant.',
  done: {
    shown: (count) => plural(count, '# photo est visible.', '# photos sont visibles.'),
    hidden: (count) => plural(count, '# photo est masquée.', '# photos sont masquées.'),
    favourite: (count) => plural(count, '# photo est favorite.', '# photos sont favorites.'),
    'no-favourite': (count) =>
      plural(count, '# photo n’est plus favorite.', '# photos ne sont plus favorites.'),
    event: (count) =>
      plural(count, '# photo a un autre événement.', '# photos ont un autre événement.'),
    deleted: (count) =>
      plural(count, '# photo est dans la corbeille.', '# photos sont dans la corbeille.'),
    restored: (count) => plural(count, '# photo est restaurée.', '# photos sont restaurées.'),
  },
  deletedForGood: 'Suppression effectuée',
  goneForGood: (count) =>
    plural(
      count,
      '# photo est supprimée définitivement.',
      '# photos sont supprimées définitivement.',
    ),

  large: {
    previous: 'Photo précédente',
    next: 'Photo suivante',
    position: (index, count) => `${formatNumber(index)} sur ${formatNumber(count)}`,
    original: 'Télécharger l’original',
    notShown: 'Il n’en existe pas encore de copie plus petite. L’original peut être téléchargé.',
    cannotPlay: 'Ce navigateur ne peut pas lire la vidéo. L’original peut être téléchargé.',
  },

  downloads: {
    title: 'Télécharger les photos',
    about:
      'Les originaux dans des fichiers ZIP de 2 Go au plus. Un téléchargement interrompu peut reprendre là où il s’est arrêté.',
    privacy: 'Les originaux peuvent contenir le lieu de la prise de vue.',
    choose: 'Lesquelles',
    all: 'Toutes les photos',
    favourites: 'Favorites',
    part: (part, parts) =>
      parts === 1 ? 'Un fichier' : `Fichier ${formatNumber(part)} sur ${formatNumber(parts)}`,
    contents: (count, size) => `${plural(count, '# photo', '# photos')}, ${size}`,
    none: 'Il n’y en a pas.',
  },

  links: {
    title: 'Liens de table',
    about:
      'Les invités qui scannent ce code QR peuvent ajouter des photos sans mot de passe, et ne voient rien d’autre. Imprimez-le pour les tables.',
    list: 'Liens',
    create: 'Créer un lien de table',
    name: 'Nom',
    nameHint: 'Pour votre liste, par exemple « Tables du dîner »',
    enterName: 'Veuillez saisir un nom',
    defaultName: 'Toutes les tables',
    submit: 'Créer le lien',
    copy: 'Copier le lien',
    copyWhat: (label) => `Copier le lien « ${label} »`,
    pasteIt: 'Collez-le dans un message.',
    print: 'Imprimer',
    printWhat: (label) => `Imprimer le code QR de « ${label} »`,
    end: 'Désactiver',
    endWhat: (label) => `Désactiver le lien « ${label} »`,
    endTitle: 'Désactiver ce lien ?',
    endWarning: 'Les codes QR imprimés ne fonctionneront plus. Les photos déjà ajoutées restent.',
    confirmEnd: 'Oui, désactiver le lien',
    keepLink: 'Garder le lien',
    created: (day) => `Créé le ${day}`,
    ended: (day) => `Désactivé le ${day}`,
    hasEnded: 'Désactivé',
    notEnded: 'Pas désactivé',
    noLongerWorks: (label) => `« ${label} » ne fonctionne plus.`,
    qrCodeOf: (label) => `Code QR de « ${label} »`,
    tooMany: (max) => `Il y a déjà ${formatNumber(max)} liens. Désactivez-en un.`,
  },

  form: {
    title: 'Réglages des photos',
    who: 'Ce que voient les invités',
    modes: {
      collect: ['Seulement les leurs', 'Vous recueillez, sans rien montrer'],
      approve: ['Celles que vous approuvez', 'Chacune après votre accord'],
      show: ['Toutes aussitôt', 'Dès qu’elles sont ajoutées ; vous pouvez en masquer'],
    },
    revealAt: 'Pas avant le',
    revealHint: (zone) =>
      `Laissez vide pour les montrer aussitôt. Dans le fuseau horaire du mariage, ${zone}.`,
    showsNames: 'Montrer le nom des invités à côté de leurs photos',
    opens: 'Les invités peuvent ajouter des photos',
    openings: {
      'first-event': 'Dès le jour du premier événement',
      now: 'Dès maintenant',
      never: 'Jamais',
    },
    linkHint: (days: number) =>
      `Votre site a un lien vers les photos jusqu’à ${formatNumber(days)} jours après le dernier événement, ou pour toujours s’il a la section «\u202fAprès le mariage\u202f». Sans ce lien, les invités peuvent encore ajouter des photos sur /photos et avec un lien de table.`,
    limit: 'Place pour toutes les photos, en Go',
    room: (count, used) =>
      `${used} sont occupés. Il reste de la place pour environ ${plural(count, '# photo', '# photos')}.`,
    chooseLimit: 'Veuillez saisir un nombre de 1 à 10 000',
    applies: 'C’est valable dès maintenant.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
  },

  uploads: {
    title: 'Ajouter des photos',
    about:
      'Pour les fichiers de votre photographe et les vôtres : même 2 000 à la fois. Gardez cette page ouverte jusqu’à ce que tout soit arrivé.',
    choose: 'Choisissez des photos ou déposez-les ici',
    formats: 'JPEG, PNG, WebP, AVIF et HEIC jusqu’à 60 Mo, MP4 et MOV jusqu’à 500 Mo',
    from: 'Photographe',
    fromHint: 'Facultatif. Son nom est affiché à côté des photos.',
    progress: (done, count) =>
      `${formatNumber(done)} sur ${plural(count, '# fichier ajouté', '# fichiers ajoutés')}`,
    failed: (count) =>
      plural(count, '# fichier n’a pas été ajouté', '# fichiers n’ont pas été ajoutés'),
    retry: 'Réessayer',
    pause: 'Suspendre',
    resume: 'Continuer',
    reasons: {
      'wrong-kind': 'Ce type de fichier ne peut pas être ajouté.',
      'too-large': 'Le fichier est trop volumineux.',
      full: 'Il n’y a plus de place.',
      exists: 'Elle est dans la corbeille, où vous pouvez la restaurer.',
      damaged: 'Il est arrivé endommagé.',
      closed: 'Aucune photo ne peut être ajoutée en ce moment.',
      'no-access': 'Vous êtes déconnectés.',
      failed: 'Il n’est pas arrivé.',
    },
  },

  overview: {
    waiting: (count) =>
      plural(count, '# nouvelle photo à regarder', '# nouvelles photos à regarder'),
  },
};
