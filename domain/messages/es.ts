import type { CoupleTexts, EmailMessages, Language, TranslatedMessages } from './messages.ts';

export const details: Language = {
  name: 'Español',
  locale: 'es-ES',
  letters: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»',
  toDeadlineLine: (day) => `Responded hasta el ${day}`,
  namesInLists: ['spanish', 'spagnolo', 'spanisch', 'espagnol', 'espanol'],
};

/** Addresses the guests as "vosotros". */
export const messages: TranslatedMessages = {
  page: {
    lang: 'es',
    title: 'Bienvenidos',
    description: 'Una web de boda privada. La contraseña está en vuestra invitación.',
    noScript: 'Para entrar, activad JavaScript en vuestro navegador.',
    notFoundTitle: 'Página no encontrada',
  },

  gate: {
    welcome: 'Bienvenidos',
    prompt: 'Introducid la contraseña para ver nuestra web de boda',
    enter: 'Entrar en la web',
    checking: 'Comprobando…',
    oneMoment: 'Un momento, por favor…',
    notLoaded:
      'La contraseña es correcta, pero la web no se ha cargado. Comprobad la conexión, desactivad el bloqueador de anuncios para esta página y volved a intentarlo.',
    wrongPassword: ['Acceso denegado', 'Introducid la contraseña correcta.'],
    tooManyAttempts: 'Demasiados intentos',
    retryAfter: {
      one: 'Esperad {count} segundo y volved a intentarlo.',
      other: 'Esperad {count} segundos y volved a intentarlo.',
    },
    linkErrors: {
      unknown: [
        'Este enlace no funciona',
        'Puede que lo haya sustituido uno más reciente. La contraseña de vuestra invitación también abre la web; si queréis un enlace nuevo, pedídnoslo.',
      ],
      tooMany: ['Demasiados intentos', 'Esperad unos minutos y volved a abrir el enlace.'],
    },
    granted: ['¡Bienvenidos!', 'Ya podéis ver nuestra web de boda.'],
    cookieBlocked: [
      'Permitid las cookies',
      'La contraseña es correcta, pero vuestro navegador no ha guardado la cookie que os da acceso.',
    ],
  },

  site: {
    notFound: '¡Vaya! Página no encontrada',
    returnHome: 'Volver al inicio',
    unexpected: '¡Se ha producido un error inesperado!',
    reloadPage: 'No se ha podido cargar la página. Recargadla, por favor.',
    pageIncomplete:
      'Una parte de esta página no se ha cargado. Podéis seguir leyendo y escribiendo.',
    tryAgain: 'Reintentar',
    networkErrors: {
      offline: [
        'Sin conexión',
        'No hemos podido conectar con la web. Comprobad la conexión y volved a intentarlo.',
      ],
      timeout: [
        'Sin respuesta',
        'La web ha tardado demasiado en responder. Volved a intentarlo, por favor.',
      ],
      unexpected: [
        'Algo ha ido mal',
        'La web ha dado una respuesta inesperada. Volved a intentarlo dentro de un momento.',
      ],
    },
    toastLabels: { toast: 'Mensaje', close: 'Cerrar', list: 'Mensajes ({hotkey})' },
    pictures: {
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      position: '{index} de {count}',
      close: 'Cerrar',
    },
  },

  offline: {
    pageUpdated: 'Esta página se ha actualizado.',
    reload: 'Recargar',
    later: 'Más tarde',
    notForgotten: 'No se ha olvidado el dispositivo',
    stillHasAccess: 'Este dispositivo todavía tiene acceso.',
  },

  photos: {
    link: 'Añadid vuestras fotos',
    linkAfterwards: 'Ved las fotos y añadid las vuestras',
    title: 'Fotos',
    back: 'Volver a la boda',
    languages: 'Idiomas',
    prompt: 'Escribid la contraseña de nuestra boda para ver las fotos y añadir las vuestras',
    enter: 'Entrar',
    full: 'Nuestro álbum está lleno en este momento. Guardad vuestras fotos e intentadlo más tarde.',
    closed: 'En este momento no se pueden añadir fotos.',
    nothingYet: 'Todavía no hay fotos',
    beFirst: 'Las primeras podrían ser las vuestras.',
    revealAt: 'Todas las fotos se verán aquí a partir del {time}.',
    choose: 'Elegir fotos',
    takeOne: 'Hacer una ahora',
    drop: 'O soltadlas en cualquier lugar de esta página.',
    name: 'Vuestro nombre (opcional)',
    addingAs: 'Añadís como {name}.',
    changeName: 'Cambiar',
    event: 'Dónde las hicisteis (opcional)',
    noEvent: 'En ninguno de estos momentos',
    originals:
      'Nosotros recibimos los originales, con el lugar y la hora; los demás invitados solo ven copias sin el lugar.',
    modes: {
      collect: 'Solo nosotros vemos lo que añadís.',
      approve: 'Los demás invitados ven lo que añadís después de que lo hayamos mirado.',
      show: 'Los demás invitados ven lo que añadís.',
    },
    sending: {
      one: 'Se está enviando {count} foto.',
      other: 'Se están enviando {count} fotos.',
    },
    progress: '{count} de {total} enviadas.',
    progressLabel: 'Progreso',
    isKept: 'Si cerráis esta página, el resto se enviará cuando la volváis a abrir.',
    pause: 'Pausar',
    resume: 'Continuar',
    paused: 'El envío está en pausa.',
    waiting: 'Sin conexión. El envío continuará solo.',
    thanks: {
      one: '¡Vuestra foto ha llegado! Gracias.',
      other: '¡Las {count} fotos han llegado! Gracias.',
    },
    yours: 'Vuestras fotos',
    takeBack: 'Retirar',
    takeBackQuestion: '¿Retirarla?',
    keep: 'Conservar',
    remove: 'Quitar',
    rejections: {
      exists: 'Ya está en nuestro álbum.',
      full: 'Nuestro álbum está lleno.',
      closed: 'Nuestro álbum está cerrado.',
      'too-large': 'Ocupa más de {limit} MB.',
      'wrong-kind': 'No es una foto ni un vídeo MP4 o MOV.',
      damaged: 'Se ha dañado durante el envío.',
      'no-access': 'Escribid la contraseña otra vez.',
      unreadable: 'Vuestro dispositivo no puede leer este archivo.',
      failed: 'No se ha podido enviar.',
    },
    linkErrors: {
      ended: [
        'Este código ya no es válido',
        'La contraseña de vuestra invitación también abre esta página. Si no, pedidnos un código nuevo.',
      ],
      tooMany: ['Demasiados intentos', 'Esperad unos minutos y escanead el código de nuevo.'],
    },
  },

  statements: {
    privacy: 'Privacidad',
    privacyParts: [
      [
        'Qué se guarda',
        'Vuestra respuesta: los nombres, la dirección de correo, lo que elegís y el mensaje que enviáis, y cuándo lo enviasteis. Si tenéis un enlace personal, también lo que la pareja ha escrito sobre vosotros en la lista de invitados, como nombres y una dirección postal, y cuándo se abrió el enlace por primera vez.',
      ],
      [
        'Dónde',
        'En la base de datos de este sitio, en un servidor elegido por la pareja, y en sus copias de seguridad. Una cookie recuerda que habéis entrado. Vuestro navegador guarda una copia de la página, para mostrarla sin conexión, y las palabras que aún no habéis enviado. No hay publicidad y vuestras visitas no se rastrean.',
      ],
      [
        'Quién lo ve',
        'La pareja y quienes la ayudan con el sitio. El catering y los organizadores ven las listas que les da la pareja. Los correos para vosotros los envía el proveedor de correo de la pareja.',
      ],
      [
        'Cuánto tiempo',
        'Hasta que la pareja lo borre. Las copias de seguridad pueden contenerlo todavía algún tiempo.',
      ],
      [
        'Qué podéis hacer',
        'Podéis cambiar vuestra respuesta, como indica el formulario. Pedid a la pareja una copia de todo lo que se guarda sobre vosotros, o que lo borre. Para quitarlo de este dispositivo, elegid «{forget}» al final de la página.',
      ],
    ],
    accessibility: 'Accesibilidad',
    accessibilityParts: [
      [
        'Para todo el mundo',
        'Este sitio está hecho para cumplir las pautas de accesibilidad para el contenido web (WCAG) 2.2, nivel AA. Se puede usar con el teclado, con un lector de pantalla, con letra grande, con alto contraste y sin animaciones.',
      ],
      [
        'Límites conocidos',
        'La pareja escribe los textos y elige las imágenes, así que a una imagen le puede faltar una buena descripción. Los recorridos de un mapa también están escritos al lado.',
      ],
      [
        'Si algo no os funciona',
        'Decídselo a la pareja. También puede introducir la respuesta por vosotros.',
      ],
    ],
  },

  gallery: {
    all: 'Todas',
    events: 'Mostrar las fotos de',
    photograph: 'Foto {index} de {count}',
    video: 'Vídeo {index} de {count}',
    by: 'de {name}',
    showNew: 'Mostrar las fotos nuevas',
    notLoaded: 'Algunas fotos no se han podido cargar.',
    notReady: 'Esta foto estará lista en un momento.',
    cannotPlay: 'Vuestro navegador no puede reproducir este vídeo. Podéis descargarlo.',
    download: 'Descargar',
    notDone: 'No ha funcionado. Comprobad vuestra conexión e intentadlo de nuevo.',
    slideshow: 'Presentación',
    fullScreen: 'Pantalla completa',
    waiting: 'Las primeras fotos aparecerán aquí.',
  },

  wedding: {
    skip: 'Ir a los detalles de la boda',
    onThisPage: 'En esta página',
    sections: 'Secciones',
    replyBy: 'Confirmad vuestra asistencia como tarde el {date}',
    navigation: {
      celebrate: 'Fiesta',
      stay: 'Dormir',
      travel: 'Viaje',
      faq: 'Preguntas',
      rsvp: 'Confirmar',
    },
    details: 'Pulsad para ver más detalles',
    flipBack: 'Pulsad para dar la vuelta',
    closeDetails: 'Pulsad para cerrar los detalles',
    timeline: 'Programa',
    attire: 'Vestimenta',
    address: 'Dirección',
    addToCalendar: 'Añadir al calendario',
    calendarFile: 'Archivo de calendario',
    newTab: '(se abre en una pestaña nueva)',
    visitWebsite: 'Visitar la web',
    priceBand: 'Categoría de precio {index} de {count}',
    weekend: { now: 'Ahora', next: 'A continuación', planned: 'Según lo previsto, hora local' },

    mapHint: 'Elegid una ruta para seguirla.',

    photos: 'Fotos de la pareja',
    carousel: 'carrusel',
    slide: 'imagen',
    enlarge: 'Ampliar: {alt}',
    offline:
      'Estáis sin conexión. Podéis seguir leyendo, y lo que escribáis se queda aquí hasta que podáis enviarlo. Los enlaces a otras webs necesitan conexión.',
    statements: 'Privacidad y accesibilidad',
    forgetDevice: 'Olvidar este dispositivo',
    forgetDeviceWarning:
      'Se borrará todo lo que la web ha guardado en este dispositivo: la página, sus imágenes y una respuesta que todavía no hayáis enviado. Para volver a entrar necesitaréis la contraseña.',
    confirmForget: 'Sí, olvidarlo',
  },

  rsvp: {
    byLink: 'Responded con vuestro enlace personal. Lo encontraréis en la invitación.',
    you: 'Quien responde',
    yourGuest: 'Quien os acompaña',
    guest: 'Invitado {number}',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    guestTwoFirstName: 'Segundo invitado: nombre (opcional)',
    guestTwoLastName: 'Segundo invitado: apellidos (opcional)',
    guestFirstName: 'Invitado {number}: nombre (opcional)',
    guestLastName: 'Invitado {number}: apellidos (opcional)',
    optionalFirstName: 'Nombre (opcional)',
    optionalLastName: 'Apellidos (opcional)',
    email: 'Correo electrónico',
    attending: 'Sí, con mucha ilusión',
    notAttending: 'Por desgracia, no',
    guestsCount: 'Número de personas',
    fewerGuests: 'Una persona menos',
    moreGuests: 'Una persona más',
    twoNames: 'Habéis escrito dos nombres, pero el número es 1.',
    countTwo: 'Somos 2',
    countedTwo: 'Cambiado a 2',
    undo: 'deshacer',
    dietaryRestrictions: 'Necesidades alimentarias (opcional)',
    dietaryHint: 'Alergias y preferencias de cada persona.',
    submit: 'Enviar respuesta',
    submitting: 'Enviando…',
    addToCalendar: [
      'Añadir el evento al calendario',
      'Añadir los dos eventos al calendario',
      'Añadir todos los eventos al calendario',
    ],
    yourReply: 'Vuestra respuesta',
    declined: 'Os echaremos de menos. Gracias por decírnoslo.',
    dietaryNotes: 'Necesidades alimentarias',
    changeReply: 'Cambiar la respuesta',
    changing: 'Cambiad vuestra respuesta',
    keepReply: 'Dejar la respuesta como estaba',
    replyForOther: '¿Respondéis por alguien más?',

    submitted: '¡Respuesta enviada!',
    failed: 'No se ha podido enviar',
    replyMayNotBeSent: 'Puede que vuestra respuesta no se haya enviado.',
    unsent: 'Volvéis a tener conexión. Vuestra respuesta no se ha enviado.',
    sendNow: 'Enviarla ahora',
    gateClosed:
      'Vuestra respuesta no se ha enviado: la web vuelve a pedir la contraseña. Recargad la página e introducidla; lo que habéis escrito seguirá aquí.',
  },

  personal: {
    greeting: 'Para {names}',
    unnamedGuests: { one: 'acompañante', other: 'acompañantes' },
    notYou: '¿No sois vosotros?',
    forgotten: [
      'Enlace eliminado',
      'Este dispositivo vuelve a mostrar el formulario para todos. El enlace de vuestra invitación sigue funcionando.',
    ],
    notForgotten: 'No se ha eliminado el enlace',
    willYouCome: '¿Vendréis a celebrarlo?',
    allCome: { one: 'Allí estaré', other: 'Allí estaremos todos' },
    noneCome: { one: 'No podré ir', other: 'No podremos ir' },
    room: { one: 'Hay sitio para una persona.', other: 'Hay sitio para {count} personas.' },
    tooMany: 'Sois más que los sitios disponibles. Indicad quién viene',
    accepts: 'Asistirá',
    declines: 'No asistirá',
    child: 'Niño/a',
    guestOf: 'Quien acompaña a {name}',
    withoutYou: 'Así vendría solo quien os acompaña, sin vosotros. ¿Es correcto?',
    nameLater: 'También podéis decirnos el nombre más adelante.',
    addGuest: 'Añadir una persona',
    removeGuest: 'Quitar a esta persona',
    repliedOn: 'Respondisteis el {date}',
    calendar: {
      subscribe: 'Suscribirse en vuestro calendario',
      subscribeGoogle: 'Suscribirse en Google Calendar',
      hint: 'La suscripción sigue por sí sola cada cambio de horario. Google busca novedades dos veces al día como mucho; por eso también se quedan aquí los archivos de calendario.',
    },
    noEvents:
      'De momento no tenéis nada que responder aquí. Si esperabais una invitación, escribidnos.',
    revoked:
      'Vuestro enlace personal ya no funciona. Podéis responder aquí igualmente o pedirnos un enlace nuevo.',
    notSentRevoked:
      'Vuestra respuesta no se ha enviado: vuestro enlace personal ya no funciona. Recargad la página y responded allí, o pedidnos un enlace nuevo.',
    notSentOther:
      'Vuestra respuesta no se ha enviado: en este navegador se ha abierto otro enlace personal. Abrid de nuevo vuestro enlace en otra pestaña y enviad la respuesta desde aquí. Lo que habéis escrito sigue aquí.',
    notSentNewer:
      'Vuestra respuesta aún no se ha enviado: mientras tanto, alguien ya ha respondido por vosotros. Lo que habéis escrito sigue aquí.',
    showNewer: 'Ver esa respuesta',
    sendMine: 'Enviar la mía en su lugar',
    ready: 'Vuestro formulario personal está listo.',
    openForm: 'Abrirlo',
    address: {
      heading: '¿Adónde podemos escribiros?',
      text: 'Nos encantaría enviaros algo por correo. Decidnos vuestra dirección: solo la veremos nosotros.',
      label: 'Dirección postal',
      hint: 'Calle, ciudad y país, sin nombres: en el sobre pondrá «{name}».',
      missing: 'Introducid vuestra dirección',
      send: 'Enviar la dirección',
      sent: ['Dirección recibida', '¡Gracias! Os escribiremos ahí.'],
      known: 'Ya tenemos una dirección vuestra.',
      change: 'Cambiar la dirección',
      keep: 'Dejar la dirección como estaba',
      mayNotBeSent: 'Puede que vuestra dirección no se haya enviado.',
      unsent: 'Volvéis a tener conexión. Vuestra dirección no se ha enviado.',
      notSentRevoked:
        'Vuestra dirección no se ha enviado: vuestro enlace personal ya no funciona. Pedidnos un enlace nuevo.',
      notSentOther:
        'Vuestra dirección no se ha enviado: en este navegador se ha abierto otro enlace personal. Abrid de nuevo el vuestro en otra pestaña y enviad la dirección desde aquí. Lo que habéis escrito sigue aquí.',
    },
  },

  wishes: {
    label: 'Vuestros deseos',
    hint: 'Solo los leemos nosotros, a menos que marquéis la casilla.',
    isPublic: 'Los demás invitados pueden leerlos en esta página, si los mostramos',
    send: 'Enviar los deseos',
    sent: ['Deseos recibidos', '¡Gracias! Se quedan con nosotros.'],
    takenBack: ['Deseos retirados', 'Están eliminados.'],
    change: 'Cambiar los deseos',
    keep: 'Dejar los deseos como estaban',
    mayNotBeSent: 'Puede que vuestros deseos no se hayan enviado.',
    unsent: 'Volvéis a tener conexión. Vuestros deseos no se han enviado.',
    notSentRevoked:
      'Vuestros deseos no se han enviado: vuestro enlace personal ya no funciona. Pedidnos un enlace nuevo.',
    notSentOther:
      'Vuestros deseos no se han enviado: en este navegador se ha abierto otro enlace personal. Abrid de nuevo el vuestro en otra pestaña y enviad los deseos desde aquí. Lo que habéis escrito sigue aquí.',
    empty: 'Escribid algo primero.',
    notSentNewer:
      'Vuestros deseos aún no se han enviado: mientras tanto, alguien ya ha enviado estos por vosotros. Lo que habéis escrito sigue aquí.',
    keepNewer: 'Dejar estos deseos',
    sendMine: 'Enviar los míos en su lugar',
  },

  video: {
    play: 'Reproducir el vídeo',
    notLoaded: 'No se ha podido cargar el vídeo. Necesita conexión a internet.',
    notPlayable: 'Este navegador no puede reproducir el vídeo.',
    save: 'Guardar el vídeo',
  },

  livestream: {
    before: 'La retransmisión empieza el {day} a las {time}, hora de la boda.',
    ownTime: 'Donde estáis es: {time}.',
    live: 'Estamos en directo.',
    over: 'La retransmisión ha terminado.',
    watch: 'Ver en directo',
    recording: 'Ver la grabación',
    elsewhere: 'Se abre en otra página web: {website}',
  },

  questions: {
    yes: 'Sí',
    no: 'No',
    optional: '{question} (opcional)',
    clear: 'Quitar la respuesta',
    later: {
      heading: 'Unas preguntas más',
      send: 'Enviar las respuestas',
      change: 'Cambiar estas respuestas',
      sent: ['¡Gracias!', 'Hemos recibido vuestras respuestas.'],
    },
    localTime: 'Hora local del lugar de la boda',
    until: 'Responded hasta el {date}',
    otherPlace: 'Otro alojamiento',
    whichPlace: '¿Qué alojamiento?',
    errors: {
      required: 'Responded a esta pregunta',
      choice: 'Elegid una de las respuestas',
      number: 'Escribid un número entero de 0 a {max}',
      date: 'Escribid el día, el mes y el año',
      time: 'Escribid la hora y los minutos',
      'date-time': 'Escribid la fecha completa y la hora',
      phone: 'Escribid un número de teléfono, por ejemplo +34 91 123 45 67',
      invisible: 'Quitad los caracteres de control invisibles',
      tooLong: 'Usad como máximo {max} caracteres',
    },
    tooLongTogether: 'Vuestras respuestas son demasiado largas en conjunto. Acortad esta',
  },

  rsvpErrors: {
    fieldErrors: {
      first: 'Escribid el nombre',
      last: 'Escribid los apellidos',
      email: 'Escribid un correo electrónico válido',
      attendance: 'Indicad si vendréis: {event}',
      guests: 'Elegid 1 o 2 personas',
      guestsUpTo: 'Elegid de 1 a {max} personas',
      invisible: 'Quitad los caracteres de control invisibles',
      tooLong: 'Usad como máximo {max} caracteres',
    },
    unexpected: 'Error inesperado. Volved a intentarlo, por favor.',
    notConfigured: [
      'Respuestas sin configurar',
      'Faltan la dirección de Supabase y la clave pública anónima. Hay que terminar la configuración.',
    ],
    notSetUp: 'El servicio de respuestas todavía no está listo. Volved a intentarlo más tarde.',
    permissionDenied: 'Permiso denegado. Volved a intentarlo más tarde.',
    serverErrors: {
      tooManyReplies:
        'En este momento llegan muchas respuestas desde vuestra red, así que la vuestra aún no se ha enviado. Lo que habéis escrito sigue aquí: volved a intentarlo {when}.',
      inSeconds: { one: 'en {count} segundo', other: 'en {count} segundos' },
      inAFewSeconds: 'en unos segundos',
      busy: 'En este momento llegan muchísimas respuestas, así que la vuestra aún no se ha guardado. Lo que habéis escrito sigue aquí: volved a intentarlo en unos segundos.',
      tooLarge: 'Vuestra respuesta es demasiado larga. Acortad lo que habéis escrito.',
      formChanged:
        'El formulario ha cambiado. Recargad la página: lo que habéis escrito seguirá ahí.',
      checkAnswers: 'No se ha podido guardar vuestra respuesta. Revisad lo que habéis escrito.',
      maybeStored:
        'Puede que vuestra respuesta no se haya guardado. Volved a intentarlo dentro de un momento.',
      notStored:
        'No se ha podido guardar vuestra respuesta. Volved a intentarlo dentro de un momento.',
      tellTheCouple: 'Si vuelve a ocurrir, decídselo a los novios: error {id}.',
    },
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Hola, {names}:',
  greetingUnnamed: 'Hola:',
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
  askForAddress:
    '¿Adónde podemos enviaros la invitación? En vuestra página personal hay un breve formulario para la dirección.',
  mailings: {
    'save-the-date': {
      subject: 'Reservad la fecha: {couple}, {date}',
      paragraphs: [
        'Hola, {names}:',
        'Nos casamos y nos haría muchísima ilusión que estuvierais con nosotros. Reservad esta fecha:',
        '{date}\n{place}',
        'Pronto recibiréis la invitación. Mientras tanto, podéis ir echando un vistazo a nuestra web.',
        '{link}',
      ],
      button: 'Visitar nuestra web',
    },
    invitation: {
      subject: 'Estáis invitados a nuestra boda · {couple}',
      paragraphs: [
        'Hola, {names}:',
        'Nada nos haría más felices que celebrar nuestra boda con vosotros.',
        '{events}',
        'En nuestra web encontraréis todo lo que necesitáis saber y el formulario para responder. Por favor, decidnos a más tardar el {deadline} si estaréis con nosotros.',
        '{link}',
      ],
      button: 'Responder a la invitación',
    },
    reminder: {
      subject: '¿Estaréis con nosotros? · {couple}',
      paragraphs: [
        'Hola, {names}:',
        'Todavía no tenemos noticias vuestras y nos encantaría saber si estaréis con nosotros:',
        '{events}',
        'Podéis responder hasta el {deadline}. Basta una línea en nuestra web, aunque no podáis venir; o simplemente responded a este correo.',
        '{link}',
        'Si vuestra respuesta y este correo se han cruzado, perdonadnos.',
      ],
      button: 'Abrir el formulario',
    },
    questions: {
      subject: 'Unas preguntas más · {couple}',
      paragraphs: [
        'Hola, {names}:',
        '¡Qué alegría que estéis con nosotros! Para organizarlo todo bien, nos faltan todavía algunas respuestas vuestras.',
        'En nuestra web es cuestión de un minuto; o simplemente responded a este correo.',
        '{link}',
        'Si vuestras respuestas y este correo se han cruzado, perdonadnos.',
      ],
      button: 'Responder a las preguntas',
    },
    announcement: {
      subject: 'Novedades sobre nuestra boda · {couple}',
      paragraphs: [
        'Hola, {names}:',
        'Antes del gran día, queremos contaros algo:',
        '…',
        'Todos los detalles están en nuestra web. Si algo no queda claro, responded a este correo.',
        '{link}',
        '¡Tenemos muchas ganas de veros!',
      ],
      button: 'Visitar nuestra web',
    },
  },
  scan: 'O escanead este código: abre vuestra invitación en el móvil.',
  noMore: '¿Preferís no recibir más correos sobre nuestra boda?',
  unsubscribe: 'Darse de baja',
  unsubscribePage: {
    title: 'Correos sobre la boda',
    question: '¿Preferís no recibir más correos sobre la boda?',
    done: 'Os habéis dado de baja',
    doneText:
      'No recibiréis más correos sobre la boda. ¿Ha sido un error? Decídselo sencillamente a los novios.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Hola, {names}:\n\nAquí tenéis vuestra invitación a nuestra boda. El enlace es solo para vosotros y se abre sin contraseña:\n{link}\n\nCon cariño,\n{couple}',
    reminder:
      'Hola, {names}:\n\nTodavía no tenemos noticias vuestras y nos encantaría saber si estaréis en nuestra boda. Podéis responder aquí, sin contraseña, aunque no podáis venir:\n{link}\n\nCon cariño,\n{couple}',
    card: 'Para responder, escanead o introducid este código en {host}',
  },
  tableCard: {
    title: 'Vuestras fotos, por favor',
    text: 'Escanead el código y elegid vuestras fotos y vídeos del día. Sin aplicación ni cuenta.',
  },
  paper: {
    table: 'Mesa',
    findYourSeat: 'Encontrad vuestro sitio',
    thanks: 'Gracias',
    website: {
      title: 'Nuestra web',
      text: 'Escanead el código para saber todo sobre nuestra boda. La contraseña está en vuestra invitación.',
    },
    saveTheDate: {
      title: 'Reservad la fecha',
      text: 'Guardadnos este día. Pronto llegará la invitación.',
      scan: 'Para abrir nuestra web, escanead o introducid este código en {host}',
    },
    invitation: 'tienen la alegría de invitar a {names} a su boda',
    unnamedGuests: { one: 'acompañante', other: 'acompañantes' },
    menu: 'Menú',
  },
  journey: {
    arrival: '¿Cuándo llegáis?',
    'arrival-number': '¿En qué vuelo o tren llegáis?',
    departure: '¿Cuándo os vais?',
    'departure-number': '¿En qué vuelo o tren os vais?',
    stay: '¿Dónde os alojáis?',
    seat: '¿Queréis plazas en nuestro traslado?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `Nueva hora prevista para ${what}: ${time}, ${minutes} minutos más tarde. Lo que sigue se retrasa igual.`,
    earlier: (what, time, minutes) =>
      `Nueva hora prevista para ${what}: ${time}, ${minutes} minutos antes. Lo que sigue se adelanta igual.`,
  },
  newWebsite: {
    celebrate: 'Celebrad con nosotros',
    wedding: 'La boda',
    rsvp: 'Confirmación',
    rsvpText: 'Decidnos si nos acompañaréis.',
    thanks: '¡Gracias! Hemos recibido vuestra respuesta.',
    stay: 'Dónde alojarse',
    travel: 'Cómo llegar',
    words: 'Unas palabras',
    story: 'Nuestra historia',
    people: 'Nuestros acompañantes',
    cards: 'Qué hacer',
    dress: 'Cómo vestir',
    video: 'Nuestra película',
    livestream: 'En directo',
    faq: 'Preguntas frecuentes',
    registry: 'Regalos',
    wishes: 'Vuestros deseos para nosotros',
    afterwards: 'Gracias por celebrarlo con nosotros',
    carousel: 'Imágenes',
  },
};
