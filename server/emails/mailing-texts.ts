import type { MailingKind, MailingText } from '../../domain/dashboard/mailings.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';

/** A line of its own that the couple must replace before they send an announcement. */
export const BLANK_LINE = '…';

/** The texts with which the couple begins a mailing, one paragraph per item. */
export const DEFAULT_TEXTS: Record<LanguageCode, Record<MailingKind, MailingText>> = {
  en: {
    'save-the-date': write('Save the date: {couple}, {date}', [
      'Dear {names},',
      'We are getting married, and we so hope that you will be there. Please keep this day free for us:',
      '{date}\n{place}',
      'Your invitation will follow. Until then, you will find a first glimpse on our website.',
      '{link}',
    ]),
    invitation: write('You are invited to our wedding · {couple}', [
      'Dear {names},',
      'Nothing would make us happier than to celebrate our wedding with you.',
      '{events}',
      'You will find everything about the day on our website, together with the form for your reply. Please let us know by {deadline} whether you will be with us.',
      '{link}',
    ]),
    reminder: write('Will you be with us? · {couple}', [
      'Dear {names},',
      'We have not heard from you yet, and would so love to know whether you will be with us:',
      '{events}',
      'Please reply by {deadline}. A line on our website is all it takes, even if you cannot come; or simply reply to this email.',
      '{link}',
      'If your reply and this email have crossed on the way, please forgive us.',
    ]),
    announcement: write('News about our wedding · {couple}', [
      'Dear {names},',
      'There is something that you should know before our wedding:',
      BLANK_LINE,
      'All the details are on our website. If anything is unclear, simply reply to this email.',
      '{link}',
      'We cannot wait to see you.',
    ]),
  },

  it: {
    'save-the-date': write('Save the date: {couple}, {date}', [
      'Ciao {names},',
      'ci sposiamo, e speriamo tanto che sarete con noi. Segnatevi questa data:',
      '{date}\n{place}',
      'Presto riceverete l’invito. Nel frattempo trovate qualche anticipazione sul nostro sito.',
      '{link}',
    ]),
    invitation: write('Siete invitati al nostro matrimonio · {couple}', [
      'Ciao {names},',
      'niente ci renderebbe più felici che festeggiare il nostro matrimonio con voi.',
      '{events}',
      'Sul nostro sito trovate tutto quello che c’è da sapere e il modulo per risponderci. Ultimo giorno per rispondere: {deadline}.',
      '{link}',
    ]),
    reminder: write('Sarete con noi? · {couple}', [
      'Ciao {names},',
      'non abbiamo ancora vostre notizie, e ci farebbe tanto piacere sapere se sarete con noi:',
      '{events}',
      'Ultimo giorno per rispondere: {deadline}. Basta una riga sul nostro sito, anche se non potete venire; oppure rispondete semplicemente a questa email.',
      '{link}',
      'Se la vostra risposta e questa email si sono incrociate, perdonateci.',
    ]),
    announcement: write('Novità sul nostro matrimonio · {couple}', [
      'Ciao {names},',
      'c’è una cosa che vorremmo dirvi prima del nostro matrimonio:',
      BLANK_LINE,
      'Tutti i dettagli sono sul nostro sito. Se qualcosa non è chiaro, rispondete semplicemente a questa email.',
      '{link}',
      'Non vediamo l’ora di vedervi.',
    ]),
  },

  de: {
    'save-the-date': write('Save the Date: {couple}, {date}', [
      'Hallo {names},',
      'wir heiraten und hoffen so sehr, dass ihr dabei seid. Bitte haltet euch diesen Tag frei:',
      '{date}\n{place}',
      'Die Einladung folgt. Einen ersten Vorgeschmack findet ihr schon jetzt auf unserer Website.',
      '{link}',
    ]),
    invitation: write('Ihr seid zu unserer Hochzeit eingeladen · {couple}', [
      'Hallo {names},',
      'nichts würde uns mehr freuen, als unsere Hochzeit mit euch zu feiern.',
      '{events}',
      'Alles Wichtige findet ihr auf unserer Website, auch das Formular für eure Antwort. Bitte sagt uns bis zum {deadline}, ob ihr dabei seid.',
      '{link}',
    ]),
    reminder: write('Seid ihr dabei? · {couple}', [
      'Hallo {names},',
      'wir haben noch nichts von euch gehört und wüssten so gern, ob ihr dabei seid:',
      '{events}',
      'Bitte antwortet bis zum {deadline}. Eine Zeile auf unserer Website genügt, auch wenn ihr nicht kommen könnt; oder antwortet einfach auf diese E-Mail.',
      '{link}',
      'Falls sich eure Antwort und diese E-Mail überschnitten haben, verzeiht uns bitte.',
    ]),
    announcement: write('Neues zu unserer Hochzeit · {couple}', [
      'Hallo {names},',
      'bevor es losgeht, möchten wir euch noch etwas sagen:',
      BLANK_LINE,
      'Alle Einzelheiten findet ihr auf unserer Website. Wenn etwas unklar ist, antwortet einfach auf diese E-Mail.',
      '{link}',
      'Wir freuen uns auf euch.',
    ]),
  },

  fr: {
    'save-the-date': write('Réservez la date\u00a0: {couple}, {date}', [
      'Bonjour {names},',
      'Nous nous marions, et nous espérons de tout cœur que vous serez des nôtres. Merci de nous réserver cette date\u00a0:',
      '{date}\n{place}',
      'Votre invitation suivra. D’ici là, vous trouverez un avant-goût sur notre site.',
      '{link}',
    ]),
    invitation: write('Vous êtes invités à notre mariage · {couple}', [
      'Bonjour {names},',
      'Rien ne nous ferait plus plaisir que de fêter notre mariage avec vous.',
      '{events}',
      'Vous trouverez toutes les informations sur notre site, ainsi que le formulaire de réponse. Merci de nous dire d’ici au {deadline} si vous serez des nôtres.',
      '{link}',
    ]),
    reminder: write('Serez-vous des nôtres\u202f? · {couple}', [
      'Bonjour {names},',
      'Nous n’avons pas encore de vos nouvelles, et nous aimerions tant savoir si vous serez des nôtres\u00a0:',
      '{events}',
      'Merci de répondre d’ici au {deadline}. Une ligne sur notre site suffit, même si vous ne pouvez pas venir\u202f; ou répondez simplement à cet e-mail.',
      '{link}',
      'Si votre réponse et cet e-mail se sont croisés, pardonnez-nous.',
    ]),
    announcement: write('Des nouvelles de notre mariage · {couple}', [
      'Bonjour {names},',
      'Avant le grand jour, nous avons quelque chose à vous dire\u00a0:',
      BLANK_LINE,
      'Tous les détails sont sur notre site. Si quelque chose n’est pas clair, répondez simplement à cet e-mail.',
      '{link}',
      'Nous avons hâte de vous retrouver.',
    ]),
  },

  es: {
    'save-the-date': write('Reservad la fecha: {couple}, {date}', [
      'Hola, {names}:',
      'Nos casamos y nos haría muchísima ilusión que estuvierais con nosotros. Reservad esta fecha:',
      '{date}\n{place}',
      'Pronto recibiréis la invitación. Mientras tanto, podéis ir echando un vistazo a nuestra web.',
      '{link}',
    ]),
    invitation: write('Estáis invitados a nuestra boda · {couple}', [
      'Hola, {names}:',
      'Nada nos haría más felices que celebrar nuestra boda con vosotros.',
      '{events}',
      'En nuestra web encontraréis todo lo que necesitáis saber y el formulario para responder. Por favor, decidnos antes del {deadline} si estaréis con nosotros.',
      '{link}',
    ]),
    reminder: write('¿Estaréis con nosotros? · {couple}', [
      'Hola, {names}:',
      'Todavía no tenemos noticias vuestras y nos encantaría saber si estaréis con nosotros:',
      '{events}',
      'Podéis responder hasta el {deadline}. Basta una línea en nuestra web, aunque no podáis venir; o simplemente responded a este correo.',
      '{link}',
      'Si vuestra respuesta y este correo se han cruzado, perdonadnos.',
    ]),
    announcement: write('Novedades sobre nuestra boda · {couple}', [
      'Hola, {names}:',
      'Antes del gran día, queremos contaros algo:',
      BLANK_LINE,
      'Todos los detalles están en nuestra web. Si algo no queda claro, responded a este correo.',
      '{link}',
      '¡Tenemos muchas ganas de veros!',
    ]),
  },
};

/** The texts of a mailing that the couple does not write. */
type MailingMessages = {
  /** On the button with the link. */
  buttons: Record<MailingKind, string>;
  scan: string;
  /** Before the link to unsubscribe. */
  noMore: string;
  unsubscribe: string;
};

export const MAILING_MESSAGES: Record<LanguageCode, MailingMessages> = {
  en: {
    buttons: {
      'save-the-date': 'Visit our website',
      invitation: 'Reply to the invitation',
      reminder: 'Open the RSVP form',
      announcement: 'Visit our website',
    },
    scan: 'Or scan this code: it opens your invitation on your phone.',
    noMore: 'Would you rather not receive emails about our wedding?',
    unsubscribe: 'Unsubscribe',
  },
  it: {
    buttons: {
      'save-the-date': 'Visitate il nostro sito',
      invitation: 'Rispondete all’invito',
      reminder: 'Apri il modulo RSVP',
      announcement: 'Visitate il nostro sito',
    },
    scan: 'Oppure inquadrate questo codice: apre il vostro invito sul telefono.',
    noMore: 'Preferite non ricevere più email sul nostro matrimonio?',
    unsubscribe: 'Annulla l’iscrizione',
  },
  de: {
    buttons: {
      'save-the-date': 'Zu unserer Website',
      invitation: 'Auf die Einladung antworten',
      reminder: 'Zum Antwortformular',
      announcement: 'Zu unserer Website',
    },
    scan: 'Oder scannt diesen Code: Er öffnet eure Einladung auf dem Handy.',
    noMore: 'Möchtet ihr keine E-Mails mehr zu unserer Hochzeit bekommen?',
    unsubscribe: 'Abmelden',
  },
  fr: {
    buttons: {
      'save-the-date': 'Visiter notre site',
      invitation: 'Répondre à l’invitation',
      reminder: 'Ouvrir le formulaire de réponse',
      announcement: 'Visiter notre site',
    },
    scan: 'Ou scannez ce code\u00a0: il ouvre votre invitation sur votre téléphone.',
    noMore: 'Vous préférez ne plus recevoir d’e-mails au sujet de notre mariage\u202f?',
    unsubscribe: 'Se désinscrire',
  },
  es: {
    buttons: {
      'save-the-date': 'Visitar nuestra web',
      invitation: 'Responder a la invitación',
      reminder: 'Abrir el formulario',
      announcement: 'Visitar nuestra web',
    },
    scan: 'O escanead este código: abre vuestra invitación en el móvil.',
    noMore: '¿Preferís no recibir más correos sobre nuestra boda?',
    unsubscribe: 'Darse de baja',
  },
};

function write(subject: string, paragraphs: readonly string[]): MailingText {
  return { subject, body: paragraphs.join('\n\n') };
}
