import type { website as English } from '../en/website.ts';
import { formatNumber, plural } from '../messages.ts';

export const website: typeof English = {
  wholeWebsite: 'Le site',
  show: 'Afficher',
  form: 'Formulaire',
  preview: 'Aperçu',
  previewLink: 'Lien d’aperçu',
  history: 'Historique',
  publish: 'Publier',
  problemsBeforePublishing: (count) =>
    plural(count, '# point à corriger avant de publier', '# points à corriger avant de publier'),
  notPublished: (status) => `${status} · pas encore publié`,
  published: (status, moment) => `${status} · publié le ${moment}`,
  optional: 'Facultatif',
  hintOptional: (hint) => `${hint} · facultatif`,
  remove: 'Retirer',
  removed: 'Retiré',
  add: (title) => `Ajouter\u00a0: ${title}`,
  problems: (count) => `${formatNumber(count)} à corriger`,

  sections: {
    list: 'Rubriques',
    basics: 'Noms, jour et lieu',
    languages: 'Langues',
    look: 'Apparence',
    end: 'Fin de la page',
    changed: 'modifiée',
    available: 'Ajouter à votre page',
    fromExample: 'Certaines parties viennent encore de l’exemple. [Ouvrir le guide]',
    all: 'Toutes les rubriques',
    absent: 'Cette rubrique n’est pas sur votre page.',
    remove: 'Retirer cette rubrique',
    removed: 'Retirée de la page',
    hidden: 'masquée',
    isHidden: 'Vos invités ne voient pas cette rubrique. Ses textes sont conservés.',
    hide: 'Masquer cette rubrique',
    show: 'Afficher cette rubrique',
  },

  about: {
    couplePhoto: 'En haut de la page, sous vos noms',
    stay: 'Des hôtels par groupes, avec images, prix et liens',
    travel:
      'Comment venir : en avion, en train, en voiture ou en bateau, avec un plan si vous en avez un',
    faq: 'Des questions dont les réponses s’ouvrent sur place',
    strip: 'Jusqu’à six photographies côte à côte',
    registry: 'Quelques mots sur les cadeaux, avec des liens',
    carousel: 'Des images à feuilleter, à la fin de la page',
  },

  translations: {
    language: 'Langue des textes',
    missing: (count, language) =>
      plural(
        count,
        `${language}\u00a0: il manque # texte`,
        `${language}\u00a0: il manque # textes`,
      ),
    next: 'Texte manquant suivant',
    nextKeys: 'Ctrl+Entrée, sur Mac ⌘+Entrée',
    complete: (language) => `${language}\u00a0: tous les textes sont là.`,
    same: 'Identique dans toutes les langues',
    keptTexts: (hint) => `${hint}. Une langue que vous retirez garde ses textes.`,
    first: 'langue principale',
    makeFirst: 'En faire la principale',
    makeWhichFirst: (language) => `En faire la principale\u00a0: ${language}`,
  },

  values: {
    item: 'Élément',
    empty: 'vide',
    yes: 'oui',
    no: 'non',
    anotherPicture: 'une autre image',
    repliesUntil: (day) => `Réponses jusqu’au ${day}`,
    pictures: (count) => plural(count, '# image', '# images'),
    andMore: (titles, count) => `${titles} · et ${formatNumber(count)} de plus`,
  },

  fields: {
    newEvent: 'Nouvel événement',
    moreAboutEvent: 'Plus d’informations sur cet événement',
    eventNotOnPage: 'Un événement qui n’est plus sur votre page',
    eventNotOnForm: 'Un événement qui n’est plus dans le formulaire',
    guestsOf: (event) => `Invités de\u00a0: ${event}`,
    everybody: 'Tous ceux qui viennent',
    notChosen: 'Non précisé',
    addJourney: 'Ajouter les arrivées et les départs',
    journeyQuestions:
      'Des questions à chaque foyer\u00a0: quand il arrive et repart, par quel vol ou quel train, où il loge et s’il lui faut des places dans une navette.',
    chooseColour: 'Choisir votre propre couleur',
    removeColour: 'Retirer cette couleur',
  },

  lists: {
    drag: 'Glisser pour trier',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    duplicate: 'Dupliquer',
    moved: (name, position, count) =>
      `${name} est maintenant en position ${formatNumber(position)} sur ${formatNumber(count)}.`,
    full: (count) => `Le maximum est de ${formatNumber(count)}.`,
    add: {
      card: 'Ajouter une carte',
      choice: 'Ajouter un choix',
      event: 'Ajouter un événement',
      fact: 'Ajouter une information',
      group: 'Ajouter un groupe',
      highlight: 'Ajouter un point fort',
      hotel: 'Ajouter un hôtel',
      language: 'Ajouter une langue',
      link: 'Ajouter un lien',
      photograph: 'Ajouter des photos',
      picture: 'Ajouter des images',
      question: 'Ajouter une question',
      route: 'Ajouter un trajet',
      step: 'Ajouter une étape',
      moment: 'Ajouter un moment',
      person: 'Ajouter une personne',
      swatch: 'Ajouter une couleur',
    },
  },

  pictures: {
    formats: (megabytes) =>
      `Choisissez, déposez ou collez · JPEG, PNG, WebP, AVIF ou HEIC jusqu’à ${formatNumber(megabytes)} Mo`,
    choose: 'Choisir parmi vos images',
    uploads: 'Envois',
    leaveOut: 'Ignorer',
    uploading: (name) => `Envoi de ${name}`,
    preparing: 'Préparation…',
    library: 'Vos images',
    quota: (used, max) => `Vos images occupent ${formatNumber(used)} Mo sur ${formatNumber(max)}.`,
    noUploads: 'Vous n’avez pas encore envoyé d’image. Celles-ci sont sur le site en ce moment.',
    number: (number) => `Image ${formatNumber(number)}`,
    delete: 'Supprimer',
    deleteNumber: (number) => `Supprimer l’image ${formatNumber(number)}`,
    notDeleted: 'Image non supprimée',
    picture: 'Image',
    replace: 'Remplacer l’image',
    add: 'Ajouter une image',
    remove: 'Retirer l’image',
    focus: (x, y) =>
      `Point principal\u00a0: ${formatNumber(x)}\u00a0% depuis la gauche, ${formatNumber(y)}\u00a0% depuis le haut. Déplacez-le avec les flèches.`,
    focusHint: 'Touchez le point qui doit toujours rester visible.',
    interrupted: 'La connexion a été interrompue. Réessayez.',
    notUsable: 'Le serveur n’a pas pu utiliser cette image. Réessayez.',
    tooLarge: (megabytes) => `Le fichier dépasse ${formatNumber(megabytes)} Mo.`,
    unplaced: 'L’image est dans «\u202fVos images\u202f»',
    unplacedReason: 'Sa place sur le site a été modifiée ou supprimée pendant l’envoi.',
  },

  videos: {
    add: 'Choisir une vidéo',
    replace: 'Remplacer la vidéo',
    formats: (megabytes) =>
      `Choisissez ou déposez · MP4 ou MOV jusqu’à ${formatNumber(megabytes)} Mo`,
    about: (size, megabytes) => `${size} pixels · ${formatNumber(megabytes)} Mo`,
    reading: 'Lecture du fichier…',
    uploading: (name) => `Envoi de ${name}`,
    cancel: 'Annuler l’envoi',
    interrupted:
      'La connexion a été perdue. Réessayez\u00a0: l’envoi reprend là où il s’est arrêté.',
    reasons: {
      'wrong-kind': 'Ce n’est pas un fichier MP4 ou MOV.',
      'wrong-captions': 'Ce n’est pas un fichier WebVTT (.vtt).',
      full: 'Le serveur n’a plus de place pour ce fichier.',
      damaged: 'Le fichier est arrivé endommagé. Réessayez.',
      failed: 'Le fichier n’est pas arrivé. Réessayez.',
    },
    noPicture: 'Ce fichier ne contient pas d’images animées.',
    notEverywhere:
      'Certains invités ne pourront pas lire cette vidéo, car tous les navigateurs ne connaissent pas son format. Exportez-la de nouveau en MP4 avec H.264 et AAC\u00a0; sur un iPhone, ce format s’appelle «\u202fLe plus compatible\u202f».',
    captions: 'Sous-titres',
    captionsHint:
      'Un fichier WebVTT (.vtt) par langue, pour les invités qui entendent mal ou regardent sans le son',
    addCaptions: (language) => `Ajouter des sous-titres\u00a0: ${language}`,
    hasCaptions: (language) => `Sous-titres\u00a0: ${language}`,
    removeCaptions: (language) => `Retirer les sous-titres\u00a0: ${language}`,
    remove: 'Retirer',
  },

  guide: {
    step: (number, count) => `Étape ${formatNumber(number)} sur ${formatNumber(count)}`,
    back: 'Retour',
    skipStep: 'Passer cette étape',
    skip: 'Quitter le guide',
    continue: 'Continuer',
    couple: 'Qui se marie\u202f?',
    aboutCouple:
      'Votre site montre le mariage d’un couple imaginaire jusqu’à ce que vous publiiez le vôtre. Cinq minutes suffisent.',
    names: ['Votre prénom', 'Le prénom de votre moitié'],
    nameHint: 'Comme vos invités vous appellent',
    enterName: 'Écrivez un prénom, ou passez cette étape.',
    day: 'Quand et où\u202f?',
    aboutDay:
      'Les événements de l’exemple se déplacent à votre date. Vous pourrez tous les modifier plus tard.',
    date: 'Jour du mariage',
    chooseDate: 'Choisissez un jour, ou passez cette étape.',
    venue: 'Lieu et ville',
    languages: 'En quelles langues\u202f?',
    aboutLanguages:
      'Vous écrivez les textes dans chacune d’elles. Le formulaire, les dates et les e-mails sont déjà traduits.',
    photograph: 'Une photo de vous deux',
    aboutPhotograph:
      'Elle est en haut de la page. Une photo de votre téléphone convient très bien.',
    begin: 'Comment voulez-vous commencer\u202f?',
    aboutBegin: 'Vos invités ne voient rien tant que vous n’avez pas publié.',
    openEditor: 'Commencer à écrire',
    beginning: 'Point de départ',
    empty: 'Avec une page vide',
    aboutEmpty:
      'Le mariage et le formulaire de réponse. Vous ajoutez hôtels, questions et photos selon vos besoins.',
    example: 'Avec les textes de l’exemple',
    aboutExample: 'Tout le mariage imaginaire à Venise, que vous réécrivez.',
    emptyTitle: 'Commencer avec une page vide\u202f?',
    emptyWarning:
      'Vous avez déjà modifié ce site. Une page vide garde vos noms, le jour, le lieu, les langues, votre photo et l’apparence. Tout le reste de ce que vous avez écrit est supprimé.',
    confirmEmpty: 'Vider la page',
    keepChanges: 'Garder mes modifications',
  },

  previewing: {
    width: 'Largeur de l’aperçu',
    phone: 'Téléphone',
    laptop: 'Ordinateur',
    loading: 'Chargement de l’aperçu…',
    mustBeCorrected: '[Ce champ] doit être corrigé avant que l’aperçu puisse le montrer.',
    hint: 'Cliquez sur un texte et écrivez. Un clic sur une image la change, un clic sur la dernière ligne d’un événement retourne sa carte.',
    ofVersion: 'Aperçu de cette version',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Modifier\u00a0: ${label}`,
    changePicture: (label: string) => `Changer l’image\u00a0: ${label}`,
    inForm: 'Dans le formulaire',
    comesFrom: (label: string) => `Vient de\u00a0: ${label}`,
    computed: 'La page écrit ces mots elle-même',
    missing: (language: string) => `Pas encore écrit en ${language}`,
    example: 'Encore le texte de l’exemple',
    done: 'Terminé',
  },

  conflict: {
    title: (section) => `«\u202f${section}\u202f» a été modifié sur deux appareils`,
    savedAt: (device, moment) => `${device} a enregistré ses modifications (${moment}).`,
    saved: 'Un autre appareil a enregistré des modifications.',
    otherDevice: 'Un autre appareil',
    differences:
      'Vos modifications ne sont pas encore enregistrées. Voici les différences, de l’autre version à la vôtre\u00a0:',
    keepMine: 'Garder la mienne',
    useOther: 'Utiliser l’autre version',
  },

  changes: {
    list: 'Modifications',
    added: 'Ajouté',
    removed: 'Retiré',
    addedWhat: 'Ajouté\u00a0: [contenu]',
    removedWhat: 'Retiré\u00a0: [contenu]',
    moved: (from, to) => `Déplacé de la position ${from} à la position ${to}`,
    andMore: (count) => `et ${formatNumber(count)} de plus`,
  },

  publishing: {
    problems: (count) =>
      plural(
        count,
        'Il reste # point à corriger avant que vos invités puissent voir les modifications.',
        'Il reste # points à corriger avant que vos invités puissent voir les modifications.',
      ),
    savingLast: 'Votre dernière modification est en cours d’enregistrement…',
    notSaved:
      'Vos dernières modifications ne sont pas encore enregistrées. La publication continuera dès qu’elles le seront.',
    comparing: 'Comparaison…',
    nothingNew: 'Vos invités voient déjà tout comme ici.',
    first: 'Voici ce que vos invités verront sur la page\u00a0:',
    changes: (count) =>
      plural(
        count,
        '# modification depuis la dernière version\u00a0:',
        '# modifications depuis la dernière version\u00a0:',
      ),
    sameAsFiles:
      'Rien n’a changé. Dès que vous publiez, vos invités voient cette version à la place des fichiers de content/.',
    summary: 'Sur votre page',
    note: 'Note',
    noteHint: 'Pour vous deux, dans l’historique · facultative',
    now: 'Publier maintenant',
    anyway: 'Publier quand même',
    publishing: 'Publication…',
    notPublished: 'Non publié',
    wait: 'Chaque nouvelle image prend quelques secondes. Vous pouvez attendre ici.',
    missing: 'Traductions manquantes',
    missingIn: (count, language, first) =>
      plural(
        count,
        `Il manque # texte en ${language}\u00a0: vos invités le lisent en ${first}.`,
        `Il manque # textes en ${language}\u00a0: vos invités les lisent en ${first}.`,
      ),
    write: 'L’écrire',
    writeIn: (language) => `L’écrire en ${language}`,
    writeFirst: 'Écrire le premier',
    writeFirstIn: (language) => `Écrire le premier en ${language}`,
    askAnyway: 'Publier quand même\u202f?',
    passedDates: 'Dates passées. Vous pouvez les publier telles quelles\u00a0:',
    missingEnds:
      'Événements sans heure de fin. Les agendas n’indiquent alors que leur début\u00a0:',
    lookingForPictures: 'Recherche de nouvelles images…',
    preparingPictures: (done, total) =>
      `Préparation des images\u00a0: ${formatNumber(done)} sur ${formatNumber(total)}`,
    writingPages: 'Création des pages…',
    done: 'C’est publié. Vos invités le voient dès maintenant.',
    open: 'Ouvrir le site',
    seenNow: 'Ce que vos invités voient maintenant',
    nextSteps: 'Et maintenant',
    tryPhone: 'Regardez-le une fois sur votre téléphone, comme la plupart de vos invités.',
    addGuestList: '[Ajoutez vos invités] pour voir qui n’a pas encore répondu.',
    printQrCode: '[Imprimez le QR code] sur l’invitation.',
    bringBack:
      'Quelque chose ne va pas\u202f? L’[historique] permet de retrouver toute version précédente.',
    close: 'Terminé',
  },

  versions: {
    list: 'Versions',
    none: 'Rien n’a encore été publié ici. Vos invités voient le site fourni avec l’installation.',
    current: 'Vos invités voient celle-ci',
    sameAsBefore: 'Identique à la version précédente.',
    restore: 'Reprendre dans le brouillon',
    restoreTitle: 'Remplacer vos modifications non publiées\u202f?',
    restoreWarning:
      'Le brouillon contient des modifications non publiées. Cette version les remplace, et elles ne pourront pas être récupérées.',
    confirmRestore: 'Oui, les remplacer',
    keepChanges: 'Garder mes modifications',
    restored: 'Reprise dans le brouillon',
    publishToShow: 'Vos invités la verront quand vous l’aurez publiée.',
    isPublished: 'C’est la version que voient vos invités.',
    notRestored: 'Version non reprise',
  },

  links: {
    about:
      'Avec un lien d’aperçu, vos proches voient le brouillon avant sa publication, sans mot de passe. Personne ne peut rien y modifier.',
    list: 'Liens d’aperçu',
    created: (moment) => `Créé le ${moment}`,
    revokeWhat: (moment) => `Révoquer le lien du ${moment}`,
    notCreated: 'Aucun lien n’a été créé',
    incomplete:
      'Ce site est en cours d’écriture et ne peut pas encore être montré. Réessayez plus tard.',
    expired: 'Ce lien d’aperçu a expiré. Demandez-en un nouveau.',
  },

  errors: {
    noSection: 'Le site n’a pas cette rubrique.',
    nothingChanged: 'Rien n’a changé.',
    tooMuch: 'C’est plus que ce que le site peut montrer.',
    noteNoText: 'Une note est un texte.',
    noteEmpty: 'La note est vide.',
    noteTooLong: (max) => `${formatNumber(max)} caractères au maximum.`,
    noPicture: 'Cette requête ne contient pas d’image.',
    picturesFull: (megabytes) =>
      `Toutes les images ensemble peuvent occuper ${formatNumber(megabytes)} Mo. Supprimez-en que le site n’utilise pas.`,
    incomplete: 'L’image n’est pas arrivée en entier. Réessayez.',
    exhausted:
      'Cette image demande trop de temps ou de mémoire. Enregistrez-la en JPEG avec moins de pixels, puis réessayez.',
    drawing:
      'Les dessins SVG ne peuvent pas être envoyés. Enregistrez le dessin en PNG, puis réessayez.',
    unknownFormat: 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou HEIC.',
    damaged:
      'Cette image est abîmée ou incomplète. Ouvrez-la sur votre appareil, enregistrez-la à nouveau, puis réessayez.',
    tooManyPixels: (width, height) =>
      `Cette image a ${formatNumber(width)} × ${formatNumber(height)} pixels, c’est trop. Enregistrez-la en plus petit, puis réessayez.`,
  },
};
