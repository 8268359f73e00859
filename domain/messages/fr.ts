import type { CoupleTexts, EmailMessages, Language, TranslatedMessages } from './messages.ts';

export const details: Language = {
  name: 'Français',
  locale: 'fr-FR',
  letters: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»\u202f',
  toDeadlineLine: (day) => `Répondez d’ici au ${day}`,
  namesInLists: ['french', 'francese', 'franzosisch', 'francais', 'frances'],
};

/** Addresses the guests as "vous". French has a narrow space before ! ? ; and a space before the colon. */
export const messages: TranslatedMessages = {
  page: {
    lang: 'fr',
    title: 'Bienvenue',
    description: 'Un site de mariage privé. Le mot de passe figure sur votre invitation.',
    noScript: 'Pour entrer, activez JavaScript dans votre navigateur.',
    notFoundTitle: 'Page introuvable',
  },

  gate: {
    welcome: 'Bienvenue',
    prompt: 'Merci de saisir le mot de passe pour voir notre site de mariage',
    enter: 'Accéder au site',
    checking: 'Vérification…',
    oneMoment: 'Un instant, s’il vous plaît…',
    notLoaded:
      'Le mot de passe est correct, mais le site ne s’est pas chargé. Vérifiez votre connexion, désactivez votre bloqueur de publicités pour cette page, puis réessayez.',
    wrongPassword: ['Accès refusé', 'Merci de saisir le bon mot de passe.'],
    tooManyAttempts: 'Trop de tentatives',
    retryAfter: {
      one: 'Patientez {count} seconde, puis réessayez.',
      other: 'Patientez {count} secondes, puis réessayez.',
    },
    linkErrors: {
      unknown: [
        'Ce lien ne fonctionne pas',
        'Il a peut-être été remplacé par un lien plus récent. Le mot de passe de votre invitation ouvre aussi le site. Pour obtenir un nouveau lien, demandez-le-nous.',
      ],
      tooMany: ['Trop de tentatives', 'Patientez quelques minutes, puis rouvrez votre lien.'],
    },
    granted: ['Bienvenue\u202f!', 'Vous avez maintenant accès à notre site de mariage.'],
    cookieBlocked: [
      'Merci d’autoriser les cookies',
      'Le mot de passe est correct, mais votre navigateur n’a pas enregistré le cookie qui vous donne accès au site.',
    ],
  },

  site: {
    notFound: 'Oups\u202f! Page introuvable',
    returnHome: 'Retour à l’accueil',
    unexpected: 'Une erreur inattendue s’est produite\u202f!',
    reloadPage: 'La page n’a pas pu être chargée. Rechargez-la, s’il vous plaît.',
    pageIncomplete:
      'Une partie de cette page n’a pas été chargée. Vous pouvez continuer à lire et à écrire.',
    tryAgain: 'Réessayer',
    networkErrors: {
      offline: [
        'Pas de connexion',
        'Nous n’avons pas pu joindre le site. Vérifiez votre connexion et réessayez.',
      ],
      timeout: [
        'Pas de réponse',
        'Le site a mis trop de temps à répondre. Réessayez, s’il vous plaît.',
      ],
      unexpected: [
        'Un problème est survenu',
        'Le site a donné une réponse inattendue. Réessayez dans un instant.',
      ],
    },
    toastLabels: { toast: 'Message', close: 'Fermer', list: 'Messages ({hotkey})' },
    pictures: {
      previous: 'Image précédente',
      next: 'Image suivante',
      position: '{index} sur {count}',
      close: 'Fermer',
    },
  },

  offline: {
    pageUpdated: 'Cette page a été mise à jour.',
    reload: 'Recharger',
    later: 'Plus tard',
    notForgotten: 'L’appareil n’a pas été oublié',
    stillHasAccess: 'Cet appareil a toujours accès au site.',
  },

  photos: {
    link: 'Ajoutez vos photos',
    linkAfterwards: 'Voir les photos et ajouter les vôtres',
    title: 'Photos',
    back: 'Retour au mariage',
    languages: 'Langues',
    prompt:
      'Veuillez saisir le mot de passe de notre mariage pour voir les photos et ajouter les vôtres',
    enter: 'Entrer',
    full: 'Notre album est plein pour le moment. Gardez vos photos et réessayez plus tard.',
    closed: 'Il n’est pas possible d’ajouter des photos pour le moment.',
    nothingYet: 'Pas encore de photos',
    beFirst: 'Les premières pourraient être les vôtres.',
    revealAt: 'Toutes les photos seront visibles ici à partir du {time}.',
    choose: 'Choisir des photos',
    takeOne: 'En prendre une maintenant',
    drop: 'Ou déposez-les n’importe où sur cette page.',
    name: 'Votre nom (facultatif)',
    addingAs: 'Vous ajoutez en tant que {name}.',
    changeName: 'Modifier',
    event: 'Où vous les avez prises (facultatif)',
    noEvent: 'À aucun de ces moments',
    originals:
      'Nous recevons vos originaux, avec le lieu et l’heure\u202f; les autres invités ne voient que des copies sans le lieu.',
    modes: {
      collect: 'Nous sommes les seuls à voir ce que vous ajoutez.',
      approve: 'Les autres invités voient ce que vous ajoutez une fois que nous l’avons regardé.',
      show: 'Les autres invités voient ce que vous ajoutez.',
    },
    sending: {
      one: '{count} photo est en cours d’envoi.',
      other: '{count} photos sont en cours d’envoi.',
    },
    progress: '{count} sur {total} envoyées.',
    progressLabel: 'Progression',
    isKept: 'Si vous fermez cette page, le reste partira quand vous la rouvrirez.',
    pause: 'Suspendre',
    resume: 'Reprendre',
    paused: 'L’envoi est suspendu.',
    waiting: 'Pas de connexion. L’envoi reprendra tout seul.',
    thanks: {
      one: 'Votre photo est arrivée. Merci\u202f!',
      other: 'Les {count} photos sont arrivées. Merci\u202f!',
    },
    yours: 'Vos photos',
    takeBack: 'Retirer',
    takeBackQuestion: 'La retirer\u202f?',
    keep: 'Garder',
    remove: 'Enlever',
    rejections: {
      exists: 'Elle est déjà dans notre album.',
      full: 'Notre album est plein.',
      closed: 'Notre album est fermé.',
      'too-large': 'Elle dépasse {limit} Mo.',
      'wrong-kind': 'Ce n’est ni une photo ni une vidéo MP4 ou MOV.',
      damaged: 'Elle a été abîmée pendant l’envoi.',
      'no-access': 'Saisissez de nouveau le mot de passe.',
      unreadable: 'Votre appareil ne peut pas lire ce fichier.',
      failed: 'Elle n’a pas pu être envoyée.',
    },
    linkErrors: {
      ended: [
        'Ce code n’est plus valable',
        'Le mot de passe de votre invitation ouvre aussi cette page. Sinon, demandez-nous un nouveau code.',
      ],
      tooMany: [
        'Trop de tentatives',
        'Patientez quelques minutes, puis scannez de nouveau le code.',
      ],
    },
  },

  statements: {
    privacy: 'Confidentialité',
    privacyParts: [
      [
        'Ce qui est conservé',
        'Votre réponse\u00a0: les noms, l’adresse email, les choix et le message que vous envoyez, et le moment de l’envoi. Si vous avez un lien personnel, également ce que les mariés ont noté à votre sujet dans la liste des invités, comme des noms et une adresse postale, et le moment où le lien a été ouvert pour la première fois.',
      ],
      [
        'Où',
        'Dans la base de données de ce site, sur un serveur choisi par les mariés, et dans ses sauvegardes. Un cookie retient que vous êtes entrés. Votre navigateur garde une copie de la page, pour l’afficher sans connexion, et les mots que vous n’avez pas encore envoyés. Il n’y a pas de publicité et vos visites ne sont pas suivies.',
      ],
      [
        'Qui le voit',
        'Les mariés et les personnes qui les aident avec le site. Les traiteurs et organisateurs voient les listes que les mariés leur donnent. Les emails qui vous sont destinés sont envoyés par le fournisseur d’email des mariés.',
      ],
      [
        'Combien de temps',
        'Jusqu’à ce que les mariés l’effacent. Les sauvegardes peuvent encore le contenir quelque temps.',
      ],
      [
        'Ce que vous pouvez faire',
        'Vous pouvez modifier votre réponse, comme l’indique le formulaire. Demandez aux mariés une copie de tout ce qui est conservé à votre sujet, ou de l’effacer. Pour le supprimer de cet appareil, choisissez «\u202f{forget}\u202f» en bas de la page.',
      ],
    ],
    accessibility: 'Accessibilité',
    accessibilityParts: [
      [
        'Pour tout le monde',
        'Ce site est conçu pour respecter les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Il s’utilise au clavier, avec un lecteur d’écran, avec de grands caractères, avec un contraste élevé et sans animation.',
      ],
      [
        'Limites connues',
        'Les mariés écrivent les textes et choisissent les images\u00a0: une bonne description peut manquer à une image. Les trajets d’une carte sont aussi écrits à côté.',
      ],
      [
        'Si quelque chose ne fonctionne pas pour vous',
        'Dites-le aux mariés. Ils peuvent aussi saisir la réponse à votre place.',
      ],
    ],
  },

  gallery: {
    all: 'Toutes',
    events: 'Afficher les photos de',
    photograph: 'Photo {index} sur {count}',
    video: 'Vidéo {index} sur {count}',
    by: 'par {name}',
    showNew: 'Afficher les nouvelles photos',
    notLoaded: 'Certaines photos n’ont pas pu être chargées.',
    notReady: 'Cette photo sera prête dans un instant.',
    cannotPlay: 'Votre navigateur ne peut pas lire cette vidéo. Vous pouvez la télécharger.',
    download: 'Télécharger',
    notDone: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
    slideshow: 'Diaporama',
    fullScreen: 'Plein écran',
    waiting: 'Les premières photos apparaîtront ici.',
  },

  wedding: {
    skip: 'Aller aux détails du mariage',
    onThisPage: 'Sur cette page',
    sections: 'Rubriques',
    replyBy: 'Merci de répondre au plus tard le {date}',
    navigation: {
      celebrate: 'La fête',
      stay: 'Se loger',
      travel: 'Venir',
      faq: 'Questions',
      rsvp: 'RSVP',
    },
    details: 'Cliquez pour plus de détails',
    flipBack: 'Cliquez pour revenir',
    closeDetails: 'Cliquez pour fermer les détails',
    timeline: 'Programme',
    attire: 'Tenue',
    address: 'Adresse',
    addToCalendar: 'Ajouter au calendrier',
    calendarFile: 'Fichier de calendrier',
    newTab: '(s’ouvre dans un nouvel onglet)',
    visitWebsite: 'Voir le site',
    priceBand: 'Niveau de prix {index} sur {count}',
    weekend: { now: 'Maintenant', next: 'Ensuite', planned: 'Horaires prévus, heure locale' },

    mapHint: 'Choisissez un trajet pour le suivre.',

    photos: 'Photos du couple',
    carousel: 'carrousel',
    slide: 'image',
    enlarge: 'Agrandir\u00a0: {alt}',
    offline:
      'Pas de connexion. Vous pouvez continuer à lire, et ce que vous écrivez reste ici jusqu’à ce que vous puissiez l’envoyer. Les liens vers d’autres sites demandent une connexion.',
    statements: 'Confidentialité et accessibilité',
    forgetDevice: 'Oublier cet appareil',
    forgetDeviceWarning:
      'Tout ce que le site a enregistré sur cet appareil sera effacé\u00a0: la page, ses images et une réponse que vous n’auriez pas encore envoyée. Il vous faudra le mot de passe pour revenir.',
    confirmForget: 'Oui, oublier',
  },

  rsvp: {
    byLink: 'Merci de répondre avec votre lien personnel. Il se trouve dans votre invitation.',
    you: 'Vous',
    yourGuest: 'La personne qui vous accompagne',
    guest: 'Invité {number}',
    firstName: 'Prénom',
    lastName: 'Nom',
    guestTwoFirstName: 'Deuxième invité\u00a0: prénom (facultatif)',
    guestTwoLastName: 'Deuxième invité\u00a0: nom (facultatif)',
    guestFirstName: 'Invité {number}\u00a0: prénom (facultatif)',
    guestLastName: 'Invité {number}\u00a0: nom (facultatif)',
    optionalFirstName: 'Prénom (facultatif)',
    optionalLastName: 'Nom (facultatif)',
    email: 'E-mail',
    attending: 'Oui, avec joie',
    notAttending: 'Non, à regret',
    guestsCount: 'Nombre de personnes',
    fewerGuests: 'Une personne de moins',
    moreGuests: 'Une personne de plus',
    twoNames: 'Vous avez indiqué deux noms, mais le nombre est 1.',
    countTwo: 'Nous serons 2',
    countedTwo: 'Nombre passé à 2',
    undo: 'annuler',
    dietaryRestrictions: 'Régime alimentaire (facultatif)',
    dietaryHint: 'Allergies et préférences de chaque personne.',
    submit: 'Envoyer la réponse',
    submitting: 'Envoi en cours…',
    addToCalendar: [
      'Ajouter l’événement au calendrier',
      'Ajouter les deux événements au calendrier',
      'Ajouter tous les événements au calendrier',
    ],
    yourReply: 'Votre réponse',
    declined: 'Vous nous manquerez. Merci de nous avoir prévenus.',
    dietaryNotes: 'Régime alimentaire',
    changeReply: 'Modifier la réponse',
    changing: 'Modifier votre réponse',
    keepReply: 'Garder la réponse telle quelle',
    replyForOther: 'Répondre pour quelqu’un d’autre\u202f?',

    submitted: 'Réponse envoyée\u202f!',
    failed: 'Échec de l’envoi',
    replyMayNotBeSent: 'Votre réponse n’a peut-être pas été envoyée.',
    unsent: 'Vous êtes de nouveau en ligne. Votre réponse n’a pas été envoyée.',
    sendNow: 'L’envoyer maintenant',
    gateClosed:
      'Votre réponse n’a pas été envoyée\u00a0: le site redemande son mot de passe. Rechargez la page et saisissez-le\u202f; ce que vous avez écrit sera toujours là.',
  },

  personal: {
    greeting: 'Pour {names}',
    unnamedGuests: { one: 'la personne de votre choix', other: 'les personnes de votre choix' },
    notYou: 'Ce n’est pas vous\u202f?',
    forgotten: [
      'Lien retiré',
      'Cet appareil affiche de nouveau le formulaire commun à tous. Le lien de votre invitation fonctionne toujours.',
    ],
    notForgotten: 'Le lien n’a pas été retiré',
    willYouCome: 'Serez-vous des nôtres\u202f?',
    allCome: { one: 'Je serai là', other: 'Nous serons tous là' },
    noneCome: { one: 'Je ne pourrai pas venir', other: 'Nous ne pourrons pas venir' },
    room: {
      one: 'Une place vous est réservée.',
      other: '{count} places vous sont réservées.',
    },
    tooMany: 'Vous êtes plus nombreux que les places réservées. Indiquez qui viendra',
    accepts: 'Sera là',
    declines: 'Ne sera pas là',
    child: 'Enfant',
    guestOf: 'La personne qui accompagne {name}',
    withoutYou: 'La personne qui vous accompagne viendrait sans vous. Est-ce bien cela\u202f?',
    nameLater: 'Vous pourrez aussi nous donner son nom plus tard.',
    addGuest: 'Ajouter une personne',
    removeGuest: 'Retirer cette personne',
    repliedOn: 'Vous avez répondu le {date}',
    calendar: {
      subscribe: 'S’abonner dans votre calendrier',
      subscribeGoogle: 'S’abonner dans Google Agenda',
      hint: 'L’abonnement suit de lui-même chaque changement d’horaire. Google ne cherche les nouveautés que deux fois par jour au mieux : les fichiers de calendrier restent donc ici aussi.',
    },
    noEvents:
      'Vous n’avez pour l’instant rien à répondre ici. Si vous attendiez une invitation, écrivez-nous.',
    revoked:
      'Votre lien personnel ne fonctionne plus. Vous pouvez tout de même répondre ici, ou nous demander un nouveau lien.',
    notSentRevoked:
      'Votre réponse n’a pas été envoyée\u00a0: votre lien personnel ne fonctionne plus. Rechargez la page pour y répondre, ou demandez-nous un nouveau lien.',
    notSentOther:
      'Votre réponse n’a pas été envoyée\u00a0: un autre lien personnel a été ouvert dans ce navigateur. Rouvrez votre propre lien dans un autre onglet, puis envoyez votre réponse d’ici. Ce que vous avez écrit est toujours là.',
    notSentNewer:
      'Votre réponse n’a pas encore été envoyée\u00a0: entre-temps, quelqu’un a déjà répondu pour vous. Ce que vous avez écrit est toujours là.',
    showNewer: 'Voir cette réponse',
    sendMine: 'Envoyer plutôt la mienne',
    ready: 'Votre formulaire personnel est prêt.',
    openForm: 'L’ouvrir',
    address: {
      heading: 'Où pouvons-nous vous écrire\u202f?',
      text: 'Nous aimerions vous envoyer quelque chose par la poste. Donnez-nous votre adresse\u00a0: nous serons seuls à la voir.',
      label: 'Adresse postale',
      hint: 'Rue, ville et pays, sans les noms\u00a0: l’enveloppe portera «\u202f{name}\u202f».',
      missing: 'Veuillez indiquer votre adresse',
      send: 'Envoyer l’adresse',
      sent: ['Adresse reçue', 'Merci\u202f! C’est là que nous vous écrirons.'],
      known: 'Nous avons déjà une adresse pour vous.',
      change: 'Modifier l’adresse',
      keep: 'Garder l’adresse telle quelle',
      mayNotBeSent: 'Votre adresse n’a peut-être pas été envoyée.',
      unsent: 'Vous êtes de nouveau en ligne. Votre adresse n’a pas été envoyée.',
      notSentRevoked:
        'Votre adresse n’a pas été envoyée\u00a0: votre lien personnel ne fonctionne plus. Demandez-nous un nouveau lien.',
      notSentOther:
        'Votre adresse n’a pas été envoyée\u00a0: un autre lien personnel a été ouvert dans ce navigateur. Rouvrez votre propre lien dans un autre onglet, puis envoyez l’adresse d’ici. Ce que vous avez écrit est toujours là.',
    },
  },

  wishes: {
    label: 'Vos vœux',
    hint: 'Nous serons seuls à les lire, sauf si vous cochez la case.',
    isPublic: 'Les autres invités peuvent les lire sur cette page, si nous les montrons',
    send: 'Envoyer nos vœux',
    sent: ['Vœux reçus', 'Merci\u202f! Nous les garderons.'],
    takenBack: ['Vœux retirés', 'Ils sont supprimés.'],
    change: 'Modifier nos vœux',
    keep: 'Garder nos vœux tels quels',
    mayNotBeSent: 'Vos vœux n’ont peut-être pas été envoyés.',
    unsent: 'Vous êtes de nouveau en ligne. Vos vœux n’ont pas été envoyés.',
    notSentRevoked:
      'Vos vœux n’ont pas été envoyés\u00a0: votre lien personnel ne fonctionne plus. Demandez-nous un nouveau lien.',
    notSentOther:
      'Vos vœux n’ont pas été envoyés\u00a0: un autre lien personnel a été ouvert dans ce navigateur. Rouvrez votre propre lien dans un autre onglet, puis envoyez vos vœux d’ici. Ce que vous avez écrit est toujours là.',
    empty: 'Écrivez d’abord quelques mots.',
    notSentNewer:
      'Vos vœux n’ont pas encore été envoyés\u00a0: entre-temps, quelqu’un a déjà envoyé ceux-ci pour vous. Ce que vous avez écrit est toujours là.',
    keepNewer: 'Garder ces vœux',
    sendMine: 'Envoyer plutôt les miens',
  },

  video: {
    play: 'Lire la vidéo',
    notLoaded: 'La vidéo n’a pas pu être chargée. Elle a besoin d’une connexion à Internet.',
    notPlayable: 'Ce navigateur ne peut pas lire la vidéo.',
    save: 'Enregistrer la vidéo',
  },

  livestream: {
    before: 'La retransmission commence le {day} à {time}, heure du mariage.',
    ownTime: 'Chez vous, ce sera {time}.',
    live: 'Nous sommes en direct.',
    over: 'La retransmission est terminée.',
    watch: 'Suivre en direct',
    recording: 'Revoir la cérémonie',
    elsewhere: 'S’ouvre sur un autre site : {website}',
  },

  questions: {
    yes: 'Oui',
    no: 'Non',
    optional: '{question} (facultatif)',
    clear: 'Effacer la réponse',
    later: {
      heading: 'Encore quelques questions',
      send: 'Envoyer les réponses',
      change: 'Modifier ces réponses',
      sent: ['Merci\u202f!', 'Vos réponses nous sont bien parvenues.'],
    },
    localTime: 'Heure locale du lieu du mariage',
    until: 'Réponse attendue d’ici le {date}',
    otherPlace: 'Un autre hébergement',
    whichPlace: 'Quel hébergement\u202f?',
    errors: {
      required: 'Répondez à cette question',
      choice: 'Choisissez l’une des réponses',
      number: 'Saisissez un nombre entier de 0 à {max}',
      date: 'Indiquez le jour, le mois et l’année',
      time: 'Indiquez l’heure et les minutes',
      'date-time': 'Indiquez la date complète et l’heure',
      phone: 'Saisissez un numéro de téléphone, par exemple +33 1 42 68 53 00',
      invisible: 'Supprimez les caractères de contrôle invisibles',
      tooLong: 'Ne dépassez pas {max} caractères',
    },
    tooLongTogether: 'Vos réponses sont trop longues dans l’ensemble. Raccourcissez celle-ci',
  },

  rsvpErrors: {
    fieldErrors: {
      first: 'Indiquez le prénom',
      last: 'Indiquez le nom',
      email: 'Saisissez une adresse e-mail valide',
      attendance: 'Indiquez si vous viendrez\u00a0: {event}',
      guests: 'Choisissez 1 ou 2 personnes',
      guestsUpTo: 'Choisissez de 1 à {max} personnes',
      invisible: 'Supprimez les caractères de contrôle invisibles',
      tooLong: 'Ne dépassez pas {max} caractères',
    },
    unexpected: 'Erreur inattendue. Réessayez, s’il vous plaît.',
    notConfigured: [
      'RSVP non configuré',
      'Il manque l’adresse de Supabase et la clé publique anonyme. La configuration doit être terminée.',
    ],
    notSetUp: 'Le service de réponse n’est pas encore prêt. Réessayez plus tard.',
    permissionDenied: 'Autorisation refusée. Réessayez plus tard.',
    serverErrors: {
      tooManyReplies:
        'Beaucoup de réponses arrivent en ce moment de votre réseau, la vôtre n’est donc pas encore partie. Ce que vous avez écrit est toujours là\u00a0: réessayez {when}.',
      inSeconds: { one: 'dans {count} seconde', other: 'dans {count} secondes' },
      inAFewSeconds: 'dans quelques secondes',
      busy: 'De très nombreuses réponses arrivent en ce moment, la vôtre n’est donc pas encore enregistrée. Ce que vous avez écrit est toujours là\u00a0: réessayez dans quelques secondes.',
      tooLarge: 'Votre réponse est trop longue. Raccourcissez ce que vous avez écrit.',
      formChanged:
        'Le formulaire a changé. Rechargez la page\u202f; ce que vous avez écrit sera toujours là.',
      checkAnswers: 'Votre réponse n’a pas pu être enregistrée. Vérifiez ce que vous avez écrit.',
      maybeStored: 'Votre réponse n’a peut-être pas été enregistrée. Réessayez dans un instant.',
      notStored: 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.',
      tellTheCouple: 'Si cela se reproduit, dites-le aux mariés\u00a0: erreur {id}.',
    },
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Bonjour {names},',
  greetingUnnamed: 'Bonjour,',
  accepted: 'Oui, avec joie',
  declined: 'Non, à regret',
  name: 'Nom',
  guestsCount: 'Nombre de personnes',
  email: 'E-mail',
  dietaryRestrictions: 'Régime alimentaire',
  noRestrictions: 'Aucun',
  openForm: 'Ouvrir le formulaire de réponse',
  personalLink: 'Ouvrir votre invitation',
  yes: 'Oui',
  no: 'Non',
  receipt: {
    subject: 'Nous avons bien reçu votre réponse',
    preview: 'Ce que nous avons noté, et comment le modifier.',
    sorry:
      'Merci de nous avoir prévenus. Vous nous manquerez\u202f; nous lèverons notre verre à votre santé.',
    stored: 'Voici ce que nous avons noté\u00a0:',
    attached: [
      'L’événement est joint dans un fichier de calendrier\u00a0: ouvrez-le pour l’ajouter à votre calendrier.',
      'Les deux événements sont joints dans un fichier de calendrier\u00a0: ouvrez-le pour les ajouter à votre calendrier.',
      'Les événements sont joints dans un fichier de calendrier\u00a0: ouvrez-le pour les ajouter à votre calendrier.',
    ],
    byLink:
      'Un changement de programme\u202f? Ouvrez votre invitation pour modifier votre réponse.',
    orReply: 'Ou répondez simplement à cet e-mail.',
  },
  askForAddress:
    'Où pouvons-nous vous envoyer l’invitation\u202f? Votre page personnelle contient un petit formulaire pour votre adresse.',
  mailings: {
    'save-the-date': {
      subject: 'Réservez la date\u00a0: {couple}, {date}',
      paragraphs: [
        'Bonjour {names},',
        'Nous nous marions, et nous espérons de tout cœur que vous serez des nôtres. Merci de nous réserver cette date\u00a0:',
        '{date}\n{place}',
        'Votre invitation suivra. D’ici là, vous trouverez un avant-goût sur notre site.',
        '{link}',
      ],
      button: 'Visiter notre site',
    },
    invitation: {
      subject: 'Vous êtes invités à notre mariage · {couple}',
      paragraphs: [
        'Bonjour {names},',
        'Rien ne nous ferait plus plaisir que de fêter notre mariage avec vous.',
        '{events}',
        'Vous trouverez toutes les informations sur notre site, ainsi que le formulaire de réponse. Merci de nous dire d’ici au {deadline} si vous serez des nôtres.',
        '{link}',
      ],
      button: 'Répondre à l’invitation',
    },
    reminder: {
      subject: 'Serez-vous des nôtres\u202f? · {couple}',
      paragraphs: [
        'Bonjour {names},',
        'Nous n’avons pas encore de vos nouvelles, et nous aimerions tant savoir si vous serez des nôtres\u00a0:',
        '{events}',
        'Merci de répondre d’ici au {deadline}. Une ligne sur notre site suffit, même si vous ne pouvez pas venir\u202f; ou répondez simplement à cet e-mail.',
        '{link}',
        'Si votre réponse et cet e-mail se sont croisés, pardonnez-nous.',
      ],
      button: 'Ouvrir le formulaire de réponse',
    },
    questions: {
      subject: 'Encore quelques questions · {couple}',
      paragraphs: [
        'Bonjour {names},',
        'Nous sommes si heureux que vous soyez des nôtres. Pour bien tout organiser, il nous manque encore quelques réponses de votre part.',
        'Une minute suffit sur notre site\u202f; ou répondez simplement à cet e-mail.',
        '{link}',
        'Si vos réponses et cet e-mail se sont croisés, pardonnez-nous.',
      ],
      button: 'Répondre aux questions',
    },
    announcement: {
      subject: 'Des nouvelles de notre mariage · {couple}',
      paragraphs: [
        'Bonjour {names},',
        'Avant le grand jour, nous avons quelque chose à vous dire\u00a0:',
        '…',
        'Tous les détails sont sur notre site. Si quelque chose n’est pas clair, répondez simplement à cet e-mail.',
        '{link}',
        'Nous avons hâte de vous retrouver.',
      ],
      button: 'Visiter notre site',
    },
  },
  scan: 'Ou scannez ce code\u00a0: il ouvre votre invitation sur votre téléphone.',
  noMore: 'Vous préférez ne plus recevoir d’e-mails au sujet de notre mariage\u202f?',
  unsubscribe: 'Se désinscrire',
  unsubscribePage: {
    title: 'E-mails au sujet du mariage',
    question: 'Préférez-vous ne plus recevoir d’e-mails au sujet du mariage\u202f?',
    done: 'Vous êtes désinscrits',
    doneText:
      'Vous ne recevrez plus d’e-mails au sujet du mariage. C’était une erreur\u202f? Dites-le simplement aux mariés.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Bonjour {names},\n\nVoici votre invitation à notre mariage. Ce lien n’est que pour vous et s’ouvre sans mot de passe\u00a0:\n{link}\n\nAffectueusement,\n{couple}',
    reminder:
      'Bonjour {names},\n\nNous n’avons pas encore de vos nouvelles, et nous aimerions tant savoir si vous serez à notre mariage. Vous pouvez répondre ici, sans mot de passe, même si vous ne pouvez pas venir\u00a0:\n{link}\n\nAffectueusement,\n{couple}',
    card: 'Pour répondre, scannez ou saisissez ce code sur {host}',
  },
  tableCard: {
    title: 'Vos photos, s’il vous plaît',
    text: 'Scannez le code et choisissez vos photos et vos vidéos de la journée. Sans application ni compte.',
  },
  paper: {
    table: 'Table',
    findYourSeat: 'Trouvez votre place',
    thanks: 'Merci',
    website: {
      title: 'Notre site',
      text: 'Scannez le code pour tout savoir sur notre mariage. Le mot de passe est dans votre invitation.',
    },
    saveTheDate: {
      title: 'Réservez la date',
      text: 'Gardez cette journée pour nous. L’invitation suivra.',
      scan: 'Pour ouvrir notre site, scannez ou saisissez ce code sur {host}',
    },
    invitation: 'ont la joie d’inviter {names} à leur mariage',
    unnamedGuests: { one: 'la personne de votre choix', other: 'les personnes de votre choix' },
    menu: 'Menu',
  },
  journey: {
    arrival: 'Quand arrivez-vous\u202f?',
    'arrival-number': 'Par quel vol ou quel train arrivez-vous\u202f?',
    departure: 'Quand repartez-vous\u202f?',
    'departure-number': 'Par quel vol ou quel train repartez-vous\u202f?',
    stay: 'Où logez-vous\u202f?',
    seat: 'Souhaitez-vous des places dans notre navette\u202f?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `Nouvel horaire prévu pour ${what}\u00a0: ${time}, ${minutes}\u00a0minutes plus tard. La suite est décalée d’autant.`,
    earlier: (what, time, minutes) =>
      `Nouvel horaire prévu pour ${what}\u00a0: ${time}, ${minutes}\u00a0minutes plus tôt. La suite est avancée d’autant.`,
  },
  newWebsite: {
    celebrate: 'Fêtez avec nous',
    wedding: 'Le mariage',
    rsvp: 'Réponse',
    rsvpText: 'Dites-nous si vous serez des nôtres.',
    thanks: 'Merci\u202f! Votre réponse nous est bien parvenue.',
    stay: 'Où dormir',
    travel: 'Comment venir',
    words: 'Quelques mots',
    story: 'Notre histoire',
    people: 'Nos témoins',
    cards: 'À faire sur place',
    dress: 'Comment s’habiller',
    video: 'Notre film',
    livestream: 'En direct',
    faq: 'Questions fréquentes',
    registry: 'Cadeaux',
    wishes: 'Vos vœux pour nous',
    afterwards: 'Merci d’avoir fêté avec nous',
    carousel: 'En images',
  },
};
