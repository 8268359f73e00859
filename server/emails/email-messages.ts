import type { LanguageCode } from '../../domain/wedding/languages.ts';

/** The texts of the emails to guests in one language. */
export type EmailMessages = {
  /** With the placeholder `{names}`. */
  greeting: string;
  accepted: string;
  declined: string;
  name: string;
  guestsCount: string;
  email: string;
  dietaryRestrictions: string;
  noRestrictions: string;
  openForm: string;
  /** The button with the household's own link. */
  personalLink: string;
  yes: string;
  no: string;
  receipt: {
    subject: string;
    preview: string;
    sorry: string;
    stored: string;
    /** For one event, for two, and for more. */
    attached: readonly [one: string, two: string, more: string];
    /** Instead of the form's footnote, in a reply by personal link. */
    byLink: string;
    orReply: string;
  };
};

export const EMAIL_MESSAGES: Record<LanguageCode, EmailMessages> = {
  en: {
    greeting: 'Dear {names},',
    accepted: 'Joyfully accepted',
    declined: 'Regretfully declined',
    name: 'Name',
    guestsCount: 'Number of guests',
    email: 'Email',
    dietaryRestrictions: 'Dietary restrictions',
    noRestrictions: 'None',
    openForm: 'Open the RSVP form',
    personalLink: 'Open your invitation',
    yes: 'Yes',
    no: 'No',
    receipt: {
      subject: 'We have your reply',
      preview: 'What we have written down, and how to change it.',
      sorry:
        'Thank you for letting us know. We are sorry that you cannot be there, and will raise a glass to you.',
      stored: 'This is what we have written down:',
      attached: [
        'The evening is attached as a calendar file: open it to add it to your calendar.',
        'Both evenings are attached as a calendar file: open it to add them to your calendar.',
        'All events are attached as a calendar file: open it to add them to your calendar.',
      ],
      byLink: 'Plans change: open your invitation to change your reply.',
      orReply: 'Or simply reply to this email.',
    },
  },

  it: {
    greeting: 'Ciao {names},',
    accepted: 'Sì, con gioia',
    declined: 'Purtroppo no',
    name: 'Nome',
    guestsCount: 'Numero di persone',
    email: 'Email',
    dietaryRestrictions: 'Esigenze alimentari',
    noRestrictions: 'Nessuna',
    openForm: 'Apri il modulo RSVP',
    personalLink: 'Apri il vostro invito',
    yes: 'Sì',
    no: 'No',
    receipt: {
      subject: 'Abbiamo ricevuto la vostra risposta',
      preview: 'Quello che abbiamo annotato, e come cambiarlo.',
      sorry: 'Grazie di avercelo detto. Ci dispiace che non possiate esserci: brinderemo a voi.',
      stored: 'Ecco che cosa abbiamo annotato:',
      attached: [
        'L’evento è allegato come file di calendario: apritelo per aggiungerlo al vostro calendario.',
        'I due eventi sono allegati come file di calendario: apritelo per aggiungerli al vostro calendario.',
        'Gli eventi sono allegati come file di calendario: apritelo per aggiungerli al vostro calendario.',
      ],
      byLink: 'I programmi cambiano: aprite il vostro invito per modificare la risposta.',
      orReply: 'Oppure rispondete semplicemente a questa email.',
    },
  },

  de: {
    greeting: 'Hallo {names},',
    accepted: 'Mit Freude dabei',
    declined: 'Leider verhindert',
    name: 'Name',
    guestsCount: 'Anzahl der Gäste',
    email: 'E-Mail',
    dietaryRestrictions: 'Ernährungswünsche',
    noRestrictions: 'Keine',
    openForm: 'Zum Antwortformular',
    personalLink: 'Eure Einladung öffnen',
    yes: 'Ja',
    no: 'Nein',
    receipt: {
      subject: 'Wir haben eure Antwort',
      preview: 'Was wir notiert haben und wie ihr es ändern könnt.',
      sorry:
        'Danke, dass ihr uns Bescheid gebt. Schade, dass ihr nicht dabei sein könnt; wir stoßen auf euch an.',
      stored: 'Das haben wir notiert:',
      attached: [
        'Der Termin ist als Kalenderdatei angehängt: Öffnet sie, um ihn in euren Kalender einzutragen.',
        'Beide Termine sind als Kalenderdatei angehängt: Öffnet sie, um sie in euren Kalender einzutragen.',
        'Alle Termine sind als Kalenderdatei angehängt: Öffnet sie, um sie in euren Kalender einzutragen.',
      ],
      byLink: 'Pläne ändern sich: Öffnet eure Einladung, um eure Antwort zu ändern.',
      orReply: 'Oder antwortet einfach auf diese E-Mail.',
    },
  },

  fr: {
    greeting: 'Bonjour {names},',
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
  },

  es: {
    greeting: 'Hola, {names}:',
    accepted: 'Sí, con mucha ilusión',
    declined: 'Por desgracia, no',
    name: 'Nombre',
    guestsCount: 'Número de personas',
    email: 'Correo electrónico',
    dietaryRestrictions: 'Necesidades alimentarias',
    noRestrictions: 'Ninguna',
    openForm: 'Abrir el formulario',
    personalLink: 'Abrir vuestra invitación',
    yes: 'Sí',
    no: 'No',
    receipt: {
      subject: 'Hemos recibido vuestra respuesta',
      preview: 'Lo que hemos apuntado y cómo cambiarlo.',
      sorry: 'Gracias por avisarnos. Sentimos que no podáis venir: brindaremos por vosotros.',
      stored: 'Esto es lo que hemos apuntado:',
      attached: [
        'El evento va adjunto en un archivo de calendario: abridlo para añadirlo a vuestro calendario.',
        'Los dos eventos van adjuntos en un archivo de calendario: abridlo para añadirlos a vuestro calendario.',
        'Los eventos van adjuntos en un archivo de calendario: abridlo para añadirlos a vuestro calendario.',
      ],
      byLink: 'Los planes cambian: abrid vuestra invitación para cambiar la respuesta.',
      orReply: 'O simplemente responded a este correo.',
    },
  },
};
