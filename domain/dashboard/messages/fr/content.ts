import type { content as English } from '../en/content.ts';
import { formatNumber } from '../messages.ts';

export const content: typeof English = {
  fields: {
    heading: 'Titre de la rubrique',
    introduction: 'Introduction',
    title: 'Titre',
    description: 'Description',
    name: 'Nom',
    text: 'Texte',
    words: 'Votre texte',
    group: 'Groupe',
    groups: 'Groupes',
    card: 'Carte',
    cards: 'Cartes',
    link: 'Lien',
    links: 'Liens',
    linkText: 'Texte du lien',
    linkAddress: {
      label: 'Adresse',
      hint: 'https://… pour un site, mailto:… pour une adresse e-mail',
    },
    id: 'Nom dans les données',

    picture: 'Image',
    pictures: 'Images',
    pictureDescription: {
      label: 'Description',
      hint: 'En quelques mots, pour les invités qui ne peuvent pas la voir',
    },
    focus: 'Point important',
    frame: {
      label: 'Présentation',
      hint: 'D’elle-même, une photo reçoit un passe-partout, et une aquarelle aux bords clairs se fond dans la page',
      choices: {
        auto: 'Selon l’image',
        melt: 'Fondue dans la page',
        mat: 'Avec passe-partout',
        arch: 'En arche',
        oval: 'En ovale',
        full: 'D’un bord à l’autre',
      },
    },

    wedding: 'Mariage',
    languages: {
      label: 'Langues',
      hint: 'La première est à l’adresse de votre site, les autres sont à un clic',
    },
    english: {
      label: 'Dates et heures en anglais',
      choices: {
        'en-US': 'Américain\u00a0: May 29, 2027 at 6:00 PM',
        'en-GB': 'Britannique\u00a0: 29 May 2027 at 18:00',
      },
    },
    timeZone: {
      label: 'Fuseau horaire',
      hint: 'Toutes les heures du site sont à l’heure locale de ce lieu',
    },
    couple: 'Vos prénoms',
    yourName: 'Votre prénom',
    partnersName: 'Le prénom de votre moitié',
    browserTitle: 'Titre de l’onglet du navigateur',
    day: 'Jour du mariage',
    dayText: { label: 'Le jour dans vos mots', hint: 'Laissez vide pour afficher la date' },
    venue: 'Lieu et ville',
    ornament: 'Dessin dans les coins de la page',
    couplePhoto: 'Photo de vous deux',
    widePhoto: {
      label: 'Une autre photo pour les écrans larges',
      hint: 'Au format paysage\u202f; sans elle, les ordinateurs montrent celle du dessus',
    },
    colours: 'Style et couleurs',
    design: 'Style',
    palette: {
      label: 'Palette',
      choices: {
        lagoon: 'Lagune\u00a0: bleu-vert et terre cuite',
        dusk: 'Crépuscule\u00a0: violet et vieux rose',
        garden: 'Jardin\u00a0: sauge et pivoine',
      },
    },
    accent: {
      label: 'Votre propre couleur',
      hint: 'Pour les liens, les boutons et le contour du champ actif\u202f; assez foncée pour être lisible',
    },
    order: 'Ordre des rubriques',
    hidden: 'Rubriques masquées',
    farewell: 'Mot de la fin',
    statements: {
      label: 'Confidentialité et accessibilité',
      hint: 'Ajoute en bas de la page un lien vers deux déclarations\u00a0: où les réponses sont conservées et qui les voit, et comment tout le monde peut utiliser le site',
    },
    afterwards: {
      label: 'Après le mariage',
      hint: 'En haut de la page après le dernier événement ; le formulaire disparaît alors',
    },

    event: 'Événement',
    events: 'Événements',
    starts: { label: 'Début', hint: 'À l’heure locale du mariage' },
    ends: { label: 'Fin', hint: 'Sur la page, dans les e-mails et dans l’agenda de vos invités' },
    place: { label: 'Lieu', hint: 'Par exemple le nom du jardin ou de l’église' },
    dressCode: { label: 'Tenue', hint: 'La première ligne est sur la carte, tout le texte au dos' },
    featured: { label: 'Mettre en avant cet événement', hint: 'Sa carte est plus grande' },
    details: 'Au dos de la carte',
    address: { label: 'Adresse', hint: 'Vos invités l’ouvrent dans leur application de cartes' },
    timeline: 'Déroulement',
    step: 'Étape',
    stepTime: {
      label: 'Heure',
      hint: 'L’heure locale du mariage\u00a0; avant 6\u00a0h, c’est la nuit qui suit',
    },
    stepText: { label: 'Ce qui se passe', hint: 'Par exemple\u00a0: Cérémonie' },
    stepPlace: { label: 'Lieu de cette étape', hint: 'Si ce n’est pas celui de l’événement' },
    stepNote: {
      label: 'Remarque',
      hint: 'Par exemple\u00a0: merci de prendre place dix minutes avant',
    },
    menu: {
      label: 'Menu',
      hint: 'Imprimé sur les menus après la publication, sans être affiché sur le site. Une ligne vide commence un plat\u202f; la première de ses lignes est son nom.',
    },
    invited: {
      label: 'Qui est invité',
      hint: 'Seuls les foyers qui y sont invités d’après la liste le voient, après avoir ouvert leur lien personnel. Sur un hébergement statique, il n’y a pas de liens personnels, donc personne ne le voit. N’en parlez pas dans les autres textes.',
      choices: { all: 'Tous les invités', invited: 'Seulement ceux qui y sont invités' },
    },
    dateText: {
      label: 'La date dans vos mots',
      hint: 'Laissez vide pour afficher le jour du début',
    },
    timeText: {
      label: 'L’heure dans vos mots',
      hint: 'Laissez vide pour afficher le début et la fin',
    },
    revision: {
      label: 'Révision',
      hint: 'Dans les fichiers, augmentez-la quand l’heure ou le lieu change, pour que les agendas mettent l’événement à jour',
    },

    hotel: 'Hôtel',
    hotels: 'Hôtels',
    hotelKind: {
      label: 'Catégorie',
      choices: { Luxury: 'Luxe', 'Budget-Friendly': 'Petit prix' },
    },
    highlight: 'Point fort',
    highlights: 'Points forts',
    booking: 'Conseil de réservation',
    website: 'Site web',
    distance: {
      label: 'Distance du lieu de la fête',
      hint: 'Par exemple\u00a0: 12 minutes en taxi',
    },
    price: { label: 'Prix', hint: 'De 1 pour € à 4 pour €€€€, ou rien' },

    travel: 'Comment venir',
    travelCard: 'Carte de voyage',
    drawing: {
      label: 'Dessin',
      choices: {
        aeroplane: 'Avion',
        'water-taxi': 'Bateau',
        'island-hotel': 'Hôtel',
        train: 'Train',
        car: 'Voiture',
      },
    },
    fact: 'Information',
    facts: 'Informations',
    factName: 'Intitulé',
    factValue: 'Valeur',
    map: 'Plan',
    mapPicture: 'Image d’un plan',
    wideMap: {
      label: 'Une autre image pour les écrans larges',
      hint: 'Au format paysage\u202f; sans elle, les ordinateurs montrent celle du dessus',
    },
    caption: 'Légende',
    route: 'Trajet',
    routes: 'Trajets',
    by: 'En',
    from: 'De',
    to: 'À',
    routeDetail: { label: 'Durée ou ligne', hint: 'Comme sur l’une des cartes' },
    mapNames: 'Noms sur le plan',

    question: 'Question',
    questions: 'Questions',
    answer: { label: 'Réponse', hint: 'Une ligne vide commence un nouveau paragraphe' },
    answerLink: 'Lien sous la réponse',
    photograph: 'Photo',
    strip: 'Rangée de photos',
    carousel: 'Carrousel d’images',
    carouselName: { label: 'Nom', hint: 'Lu par les lecteurs d’écran' },
    registry: 'Cadeaux',
    wishes: {
      label: 'Vœux',
      hint: 'Sur la page des foyers qui ont ouvert leur lien personnel. Vous seuls lisez leurs vœux, sauf si le foyer et vous les montrez tous les deux',
    },
    wishesShown: {
      label: 'Montrer les vœux aux invités',
      hint: 'Seulement ceux que le foyer autorise et que vous montrez sous Vœux',
      choices: {
        never: 'Jamais\u00a0: ils sont pour vous seuls',
        afterwards: 'Après le dernier événement',
        'at-once': 'Tout de suite',
      },
    },

    addedSections: 'Rubriques',
    wordsSection: {
      label: 'Texte et image',
      hint: 'Quelques paragraphes, avec une image à côté si vous le souhaitez',
    },
    storySection: {
      label: 'Notre histoire',
      hint: 'Les moments qui ont mené au mariage, dans l’ordre',
    },
    peopleSection: {
      label: 'Témoins et proches',
      hint: 'Témoins, demoiselles d’honneur, parents : chacun avec une image et quelques mots',
    },
    cardsSection: {
      label: 'À faire sur place',
      hint: 'Des cartes avec image, texte et lien : balades, restaurants, bon à savoir',
    },
    dressSection: { label: 'Tenue', hint: 'Comment s’habiller, avec des couleurs et leurs noms' },
    videoSection: {
      label: 'Vidéo',
      hint: 'Un film à vous, par exemple votre histoire, une invitation ou le jour même',
    },
    videoFile: 'Fichier vidéo',
    poster: {
      label: 'Image avant la lecture',
      hint: 'Les invités la voient avant de lancer la vidéo, et sur papier',
    },
    belowVideo: 'Phrase sous la vidéo',
    livestreamSection: {
      label: 'Retransmission en direct',
      hint: 'Un lien pour ceux qui ne peuvent pas venir, avec d’autres mots avant, pendant et après',
    },
    menuName: {
      label: 'Nom dans le menu',
      hint: 'Un ou deux mots ; sans eux, la rubrique n’est pas dans le menu',
    },
    moment: 'Moment',
    moments: 'Moments',
    when: { label: 'Quand', hint: 'Par exemple : été 2019' },
    person: 'Personne',
    people: 'Personnes',
    role: { label: 'Rôle', hint: 'Par exemple : témoin de la mariée' },
    swatch: 'Couleur',
    swatches: 'Couleurs',
    swatchName: {
      label: 'Nom de la couleur',
      hint: 'Par exemple : vert sauge. Certains invités ne distinguent pas les couleurs.',
    },
    swatchColour: 'Teinte',
    streamStarts: {
      label: 'Début de la retransmission',
      hint: 'À l’heure locale du mariage ; les invités ailleurs lisent aussi la leur',
    },
    streamEnds: {
      label: 'Fin de la retransmission',
      hint: 'Sans elle, quatre heures après le début',
    },
    streamLink: {
      label: 'Lien vers la retransmission',
      hint: 'Il s’ouvre sur l’autre site, et la page le dit',
    },
    hasRecording: {
      label: 'L’enregistrement reste à cette adresse',
      hint: 'Les invités peuvent le revoir ensuite',
    },

    rsvp: 'Formulaire de réponse',
    deadline: 'Répondre avant le',
    deadlineText: {
      label: 'La date limite dans vos mots',
      hint: 'Laissez vide pour afficher la date',
    },
    eventsOnForm: 'Événements du formulaire',
    noDefaultAttendance: {
      label: 'Commencer sans réponse',
      hint: 'Vos invités choisissent pour chaque événement s’ils viennent. Sinon, le formulaire commence par la présence déjà choisie.',
    },
    maxGuests: {
      label: 'Invités par réponse',
      hint: 'Pour les réponses sans invitation personnelle\u202f; deux si le champ est vide',
    },
    guestQuestions: {
      label: 'Vos questions',
      hint: 'Par exemple sur le menu, la navette ou une chanson',
    },
    guestQuestion: {
      label: 'Question',
      hint: 'Par exemple\u00a0: Quel menu souhaitez-vous\u202f?',
    },
    explanation: 'Explication en dessous',
    answerKind: {
      label: 'Type de réponse',
      choices: {
        choice: 'Un choix parmi plusieurs',
        choices: 'Plusieurs des choix',
        'yes-no': 'Oui ou non',
        text: 'Un texte',
        number: 'Un nombre',
        date: 'Un jour',
        time: 'Une heure',
        'date-time': 'Un jour et une heure',
        phone: 'Un numéro de téléphone',
        stay: 'Un hébergement\u00a0: un hôtel de la page ou un autre',
      },
    },
    questionClosesAt: {
      label: 'Réponse possible jusqu’au',
      hint: 'Même après la date limite des réponses\u00a0: les invités y répondent plus tard sur leur page personnelle. Sans date, la question se ferme avec les réponses.',
    },
    journey: {
      label: 'Étape du voyage',
      hint: 'Pour les arrivées et les navettes',
      choices: {
        arrival: 'L’arrivée',
        'arrival-number': 'Le vol ou le train de l’arrivée',
        departure: 'Le départ',
        'departure-number': 'Le vol ou le train du départ',
        stay: 'L’hébergement',
        seat: 'Une place dans une navette',
      },
    },
    choice: 'Choix',
    choices: 'Choix possibles',
    perPerson: {
      label: 'Demander à chaque personne',
      hint: 'Sinon, il y a une réponse pour tout le foyer',
    },
    askedEvent: {
      label: 'À qui la question est posée',
      hint: 'Jamais aux invités qui ne viennent pas',
    },
    required: 'Une réponse est obligatoire',
    formerQuestions: 'Questions retirées',
    dietaryPerPerson: {
      label: 'Demander à chaque personne son régime alimentaire',
      hint: 'Au lieu d’un seul champ pour tout le foyer',
    },
    asksForAddress: {
      label: 'Demander les adresses postales',
      hint: 'Vos invités peuvent indiquer, par leur lien personnel, où leur écrire',
    },
    closesAt: {
      label: 'Fermer les réponses le',
      hint: 'Laissez vide pour accepter aussi les réponses tardives',
    },
    closed: 'Quand les réponses sont fermées',
    contact: 'Comment vous joindre',
    thanks: { label: 'Remerciement', hint: 'Après une réponse' },
    thanksDeclined: {
      label: 'Remerciement à ceux qui ne peuvent pas venir',
      hint: 'Laissez vide pour montrer le même texte à tout le monde',
    },
    footnote: 'Note sous le formulaire',
  },

  checks: {
    missing: 'Il manque quelque chose ici.',
    writeSomething: 'Écrivez quelque chose ici.',
    tooLong: (max) => `${formatNumber(max)} caractères au maximum.`,
    invisible: 'Retirez les caractères de contrôle invisibles.',
    chooseDay: 'Choisissez un jour, par exemple 2027-05-29.',
    chooseTime: 'Choisissez un jour et une heure, par exemple 2027-05-29T18:00.',
    chooseTimeOfDay: 'Choisissez une heure, par exemple 18:00.',
    withoutZ: 'Écrivez l’heure sans Z\u00a0: elle est dans le fuseau horaire du mariage.',
    chooseTimeZone: 'Choisissez un fuseau horaire, par exemple Europe/Lisbon.',
    chooseNumber: (min, max) =>
      `Choisissez un nombre de ${formatNumber(min)} à ${formatNumber(max)}.`,
    chooseYesOrNo: 'Choisissez oui ou non.',
    chooseOneOf: (values) => `Choisissez l’une de ces valeurs\u00a0: ${values}.`,
    chooseColour: 'Choisissez une couleur, par exemple #98452c.',
    chooseEvent: 'Choisissez un événement.',
    chooseVideo: 'Envoyez une vidéo.',
    choosePicture: 'Choisissez une image.',
    choosePoint: 'Choisissez un point, par exemple «\u202f50% 40%\u202f».',
    chooseLanguagesOf: (codes) => `Choisissez des langues de cette liste\u00a0: ${codes}.`,
    chooseLanguage: 'Choisissez au moins une langue.',
    languageTwice: 'Choisissez chaque langue une seule fois.',
    httpsLink: 'Écrivez un lien qui commence par https://.',
    linkOrEmail:
      'Écrivez un lien qui commence par https://, ou mailto: suivi d’une adresse e-mail.',
    shorterLink: 'Ce lien est trop long.',
    idLetters: 'Seulement des lettres minuscules, des chiffres, - et _.',
    svgPath: 'Écrivez un tracé comme dans l’attribut d d’un path SVG.',
    addOne: 'Il en faut au moins un.',
    addAtLeast: (min) => `Il en faut au moins ${formatNumber(min)}.`,
    atMost: (max) => `${formatNumber(max)} au maximum.`,
    addChoices: (min) => `Ajoutez au moins ${formatNumber(min)} choix.`,
    otherKindOfAnswer:
      'Cette étape demande un autre type de réponse. Choisissez une autre étape ou le type qui convient.',
    askedTwice: 'Une autre question porte déjà sur cette étape.',
    tooManyQuestions: (max, count) =>
      `${formatNumber(max)} questions au maximum\u202f; il y en a ${formatNumber(count)}.`,

    unknownName: (names) => `Le nom ${names} n’existe pas\u00a0: est-il bien écrit\u202f?`,
    wrongValue: 'Cette valeur ne convient pas ici.',
    writeText: 'Il faut un texte ici.',
    writeList: 'Il faut une liste ici, entre [ ].',
    writeGroup: 'Il faut un groupe de noms et de valeurs ici, entre { }.',
    writeTextOrTranslations: 'Il faut un texte ici, ou un texte par langue.',
    onlyPossible: (values) => `Seules ces valeurs sont possibles ici\u00a0: ${values}.`,
    repeatedId: {
      event: (id) => `Un autre événement a déjà l’id ${id}\u00a0: donnez-en un autre à celui-ci.`,
      question: (id) =>
        `Une autre question a déjà l’id ${id}\u00a0: donnez-en un autre à celle-ci.`,
      choice: (id) => `Un autre choix a déjà l’id ${id}\u00a0: donnez-en un autre à celui-ci.`,
    },
    noEvent: (id) => `Il n’y a pas d’événement avec l’id ${id}.`,
    noEventOnForm: (id) =>
      `Aucun événement du formulaire n’a l’id ${id}\u00a0: choisissez-en un autre.`,

    writeInFirst: (language) =>
      `Il manque le texte dans la première langue de votre site\u00a0: ${language}.`,
    noVideo: (name) => `La vidéo ${name} n’est pas sur ce serveur. Envoyez-la de nouveau.`,
    noPicture: (file) => `L’image ${file} n’existe pas.`,
    noCardSays: (detail) =>
      `Aucune carte de voyage n’indique «\u202f${detail}\u202f»\u00a0: écrivez-le aussi là-bas, ou corrigez-le.`,
    unreadable:
      'Un texte de cette couleur est difficile à lire\u00a0: choisissez-en une plus foncée.',

    noEnd: 'Quand cela finit-il\u202f?',
    endsBeforeStart: 'L’événement finit avant de commencer.',
    notInOrder:
      'Cet événement commence avant celui du dessus\u00a0: mettez les événements dans l’ordre.',
    stepNotInOrder:
      'Cette étape est avant celle du dessus\u00a0: mettez-les dans l’ordre des heures.',
    noEventOnDay: 'Il n’y a pas d’événement ce jour-là.',
    deadlineTooLate: 'La date limite est après le mariage.',
    closesTooEarly: (day) =>
      `Vos invités peuvent répondre jusqu’à la date limite, le ${day}\u00a0: fermez les réponses plus tard.`,
    closesTooLate: 'C’est après le début du dernier événement.',
    noWordsWhenClosed:
      'Il manque quelque chose ici\u00a0: dites à vos invités comment vous joindre une fois les réponses fermées.',
    contradiction: (words, actual) =>
      `Il est écrit «\u202f${words}\u202f», mais c’est ${actual}\u00a0: corrigez-le, ou laissez vide.`,
    noSuchDay: (date) => `Il est écrit «\u202f${date}\u202f», mais ce jour n’existe pas.`,
    otherWeekday: (date, weekday) =>
      `Il est écrit «\u202f${date}\u202f», mais ce jour est un ${weekday}.`,
  },

  passed: {
    wedding: (day) => `Le mariage était le ${day}.`,
    event: (day) => `Un événement était le ${day}.`,
    deadline: (day) => `La date limite de réponse était le ${day}.`,
    closed: (day) => `Les réponses sont fermées depuis le ${day}.`,
  },
};
