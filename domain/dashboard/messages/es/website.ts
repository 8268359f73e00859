import type { website as English } from '../en/website.ts';
import { formatNumber, plural } from '../messages.ts';

export const website: typeof English = {
  wholeWebsite: 'La web',
  show: 'Mostrar',
  form: 'Formulario',
  preview: 'Vista previa',
  previewLink: 'Enlace de vista previa',
  history: 'Historial',
  publish: 'Publicar',
  problemsBeforePublishing: (count) =>
    plural(
      count,
      'Falta # cosa por corregir antes de publicar',
      'Faltan # cosas por corregir antes de publicar',
    ),
  notPublished: (status) => `${status} · aún sin publicar`,
  published: (status, moment) => `${status} · publicado: ${moment}`,
  optional: 'Opcional',
  hintOptional: (hint) => `${hint} · opcional`,
  remove: 'Quitar',
  removed: 'Quitado',
  add: (title) => `Añadir: ${title}`,
  problems: (count) => `${formatNumber(count)} por corregir`,

  sections: {
    list: 'Secciones',
    basics: 'Nombres, día y lugar',
    languages: 'Idiomas',
    look: 'Aspecto',
    end: 'Final de la página',
    changed: 'modificada',
    available: 'Añadir a la página',
    fromExample: 'Algunas partes son todavía del ejemplo. [Abrir la guía]',
    all: 'Todas las secciones',
    absent: 'Esta sección no está en vuestra página.',
    remove: 'Quitar esta sección',
    removed: 'Quitada de la página',
    hidden: 'oculta',
    isHidden: 'Vuestros invitados no ven esta sección. Sus textos se conservan.',
    hide: 'Ocultar esta sección',
    show: 'Mostrar esta sección',
  },

  about: {
    couplePhoto: 'Arriba del todo, debajo de vuestros nombres',
    stay: 'Hoteles por grupos, con imágenes, precios y enlaces',
    travel: 'Cómo llegar: en avión, tren, coche o barco, con un mapa si tenéis uno',
    faq: 'Preguntas cuyas respuestas se despliegan',
    strip: 'Hasta seis fotografías, una al lado de otra',
    registry: 'Unas palabras sobre los regalos, con enlaces',
    carousel: 'Imágenes para pasar, al final de la página',
  },

  translations: {
    language: 'Idioma de los textos',
    missing: (count, language) =>
      plural(count, `${language}: falta # texto`, `${language}: faltan # textos`),
    next: 'Siguiente texto que falta',
    nextKeys: 'Ctrl+Intro, en un Mac ⌘+Intro',
    complete: (language) => `${language}: están todos los textos.`,
    same: 'Igual en todos los idiomas',
    keptTexts: (hint) => `${hint}. Si quitáis un idioma, sus textos se conservan.`,
    first: 'idioma principal',
    makeFirst: 'Ponerlo como principal',
    makeWhichFirst: (language) => `Ponerlo como principal: ${language}`,
  },

  values: {
    item: 'Elemento',
    empty: 'vacío',
    yes: 'sí',
    no: 'no',
    anotherPicture: 'otra imagen',
    repliesUntil: (day) => `Respuestas hasta el ${day}`,
    pictures: (count) => plural(count, '# imagen', '# imágenes'),
    andMore: (titles, count) => `${titles} · y ${formatNumber(count)} más`,
  },

  fields: {
    newEvent: 'Evento nuevo',
    moreAboutEvent: 'Más sobre este evento',
    eventNotOnPage: 'Un evento que ya no está en vuestra página',
    eventNotOnForm: 'Un evento que ya no está en el formulario',
    guestsOf: (event) => `Invitados de: ${event}`,
    everybody: 'Todos los que vienen',
    notChosen: 'Sin indicar',
    addJourney: 'Añadir llegadas y salidas',
    journeyQuestions:
      'Preguntas para cada grupo: cuándo llega y se va, en qué vuelo o tren, dónde se aloja y si necesita plazas en un traslado.',
    chooseColour: 'Elegir vuestro propio color',
    removeColour: 'Quitar este color',
  },

  lists: {
    drag: 'Arrastrar para ordenar',
    moveUp: 'Subir',
    moveDown: 'Bajar',
    duplicate: 'Duplicar',
    moved: (name, position, count) =>
      `${name} está ahora en la posición ${formatNumber(position)} de ${formatNumber(count)}.`,
    full: (count) => `No puede haber más de ${formatNumber(count)}.`,
    add: {
      card: 'Añadir una tarjeta',
      choice: 'Añadir una opción',
      event: 'Añadir un evento',
      fact: 'Añadir un dato',
      group: 'Añadir un grupo',
      highlight: 'Añadir algo destacado',
      hotel: 'Añadir un hotel',
      language: 'Añadir un idioma',
      link: 'Añadir un enlace',
      photograph: 'Añadir fotos',
      picture: 'Añadir imágenes',
      question: 'Añadir una pregunta',
      route: 'Añadir una ruta',
      step: 'Añadir un momento',
      moment: 'Añadir un momento',
      person: 'Añadir una persona',
      swatch: 'Añadir un color',
    },
  },

  pictures: {
    formats: (megabytes) =>
      `Elegid, arrastrad o pegad · JPEG, PNG, WebP, AVIF o HEIC de hasta ${formatNumber(megabytes)} MB`,
    choose: 'Elegir entre vuestras imágenes',
    uploads: 'Subidas',
    leaveOut: 'Omitir',
    uploading: (name) => `Subiendo ${name}`,
    preparing: 'Preparando…',
    library: 'Vuestras imágenes',
    quota: (used, max) =>
      `Vuestras imágenes ocupan ${formatNumber(used)} de ${formatNumber(max)} MB.`,
    noUploads: 'Todavía no habéis subido ninguna imagen. Estas son las que hay ahora en la web.',
    number: (number) => `Imagen ${formatNumber(number)}`,
    delete: 'Eliminar',
    deleteNumber: (number) => `Eliminar la imagen ${formatNumber(number)}`,
    notDeleted: 'No se ha eliminado',
    picture: 'Imagen',
    replace: 'Cambiar la imagen',
    add: 'Añadir una imagen',
    remove: 'Quitar la imagen',
    focus: (x, y) =>
      `Punto principal: ${formatNumber(x)} % desde la izquierda, ${formatNumber(y)} % desde arriba. Movedlo con las flechas.`,
    focusHint: 'Tocad el punto que debe verse siempre.',
    interrupted: 'La conexión se ha interrumpido. Volved a intentarlo.',
    notUsable: 'El servidor no ha podido usar esta imagen. Volved a intentarlo.',
    tooLarge: (megabytes) => `El archivo ocupa más de ${formatNumber(megabytes)} MB.`,
    unplaced: 'La imagen está en «Vuestras imágenes»',
    unplacedReason: 'Su lugar en la web se cambió o se quitó durante la subida.',
  },

  videos: {
    add: 'Elegir un vídeo',
    replace: 'Cambiar el vídeo',
    formats: (megabytes) => `Elegid o arrastrad · MP4 o MOV de hasta ${formatNumber(megabytes)} MB`,
    about: (size, megabytes) => `${size} píxeles · ${formatNumber(megabytes)} MB`,
    reading: 'Leyendo el archivo…',
    uploading: (name) => `Subiendo ${name}`,
    cancel: 'Cancelar la subida',
    interrupted:
      'Se ha perdido la conexión. Volved a intentarlo: la subida sigue donde se había quedado.',
    reasons: {
      'wrong-kind': 'No es un archivo MP4 ni MOV.',
      'wrong-captions': 'No es un archivo WebVTT (.vtt).',
      full: 'En el servidor no queda espacio para este archivo.',
      damaged: 'El archivo ha llegado dañado. Volved a intentarlo.',
      failed: 'El archivo no ha llegado. Volved a intentarlo.',
    },
    noPicture: 'Este archivo no contiene imágenes en movimiento.',
    notEverywhere:
      'Algunos invitados no podrán ver este vídeo, porque no todos los navegadores conocen su formato. Exportadlo de nuevo como MP4 con H.264 y AAC; en el iPhone, el formato se llama «Más compatible».',
    captions: 'Subtítulos',
    captionsHint:
      'Un archivo WebVTT (.vtt) para cada idioma, para los invitados que oyen mal o miran sin sonido',
    addCaptions: (language) => `Añadir subtítulos: ${language}`,
    hasCaptions: (language) => `Subtítulos: ${language}`,
    removeCaptions: (language) => `Quitar los subtítulos: ${language}`,
    remove: 'Quitar',
  },

  guide: {
    step: (number, count) => `Paso ${formatNumber(number)} de ${formatNumber(count)}`,
    back: 'Atrás',
    skipStep: 'Saltar este paso',
    skip: 'Saltar la guía',
    continue: 'Continuar',
    couple: '¿Quién se casa?',
    aboutCouple:
      'Vuestra web muestra la boda de una pareja inventada hasta que publiquéis la vuestra. Son cinco minutos.',
    names: ['Novia o novio', 'La otra mitad de la pareja'],
    nameHint: 'Como os llaman vuestros invitados',
    enterName: 'Escribid un nombre o saltad este paso.',
    day: '¿Cuándo y dónde?',
    aboutDay:
      'Los eventos del ejemplo se mueven a vuestro día. Podréis cambiarlos todos más adelante.',
    date: 'Día de la boda',
    chooseDate: 'Elegid un día o saltad este paso.',
    venue: 'Lugar y ciudad',
    languages: '¿En qué idiomas?',
    aboutLanguages:
      'Los textos los escribís vosotros en cada idioma. El formulario, las fechas y los correos ya están traducidos.',
    photograph: 'Una foto de los dos',
    aboutPhotograph: 'Sale en lo alto de la página. Una foto del móvil sirve.',
    begin: '¿Cómo queréis empezar?',
    aboutBegin: 'Vuestros invitados no ven nada hasta que publiquéis.',
    openEditor: 'Empezar a escribir',
    beginning: 'Punto de partida',
    empty: 'Con una página vacía',
    aboutEmpty:
      'La boda y el formulario de respuesta. Hoteles, preguntas y fotos los añadís cuando hagan falta.',
    example: 'Con los textos del ejemplo',
    aboutExample: 'Toda la boda inventada en Venecia, para que la reescribáis.',
    emptyTitle: '¿Empezar con una página vacía?',
    emptyWarning:
      'Ya habéis cambiado esta web. Una página vacía conserva vuestros nombres, el día, el lugar, los idiomas, vuestra foto y el aspecto. Todo lo demás que habéis escrito se elimina.',
    confirmEmpty: 'Vaciar la página',
    keepChanges: 'Conservar mis cambios',
  },

  previewing: {
    width: 'Ancho de la vista previa',
    phone: 'Móvil',
    laptop: 'Ordenador',
    loading: 'Cargando la vista previa…',
    mustBeCorrected: '[Este campo] se tiene que corregir para que la vista previa lo muestre.',
    hint: 'Haced clic en un texto y escribid. Un clic en una imagen la cambia, y en la última línea de un evento da la vuelta a su tarjeta.',
    ofVersion: 'Vista previa de esta versión',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Editar: ${label}`,
    changePicture: (label: string) => `Cambiar la imagen: ${label}`,
    inForm: 'En el formulario',
    comesFrom: (label: string) => `Viene de: ${label}`,
    computed: 'Estas palabras las escribe la página',
    missing: (language: string) => `Aún sin escribir en ${language}`,
    example: 'Todavía el texto del ejemplo',
    done: 'Listo',
  },

  conflict: {
    title: (section) => `«${section}» ha cambiado en dos dispositivos`,
    savedAt: (device, moment) => `${device} ha guardado sus cambios (${moment}).`,
    saved: 'Otro dispositivo ha guardado cambios.',
    otherDevice: 'Otro dispositivo',
    differences:
      'Vuestros cambios aún no están guardados. Estas son las diferencias, de la otra versión a la vuestra:',
    keepMine: 'Quedarme con la mía',
    useOther: 'Usar la otra versión',
  },

  changes: {
    list: 'Cambios',
    added: 'Añadido',
    removed: 'Quitado',
    addedWhat: 'Añadido: [contenido]',
    removedWhat: 'Quitado: [contenido]',
    moved: (from, to) => `Movido de la posición ${from} a la ${to}`,
    andMore: (count) => `y ${formatNumber(count)} más`,
  },

  publishing: {
    problems: (count) =>
      plural(
        count,
        'Hay que corregir # cosa para que vuestros invitados puedan ver los cambios.',
        'Hay que corregir # cosas para que vuestros invitados puedan ver los cambios.',
      ),
    savingLast: 'Guardando vuestro último cambio…',
    notSaved:
      'Vuestros últimos cambios aún no están guardados. La publicación continuará cuando lo estén.',
    comparing: 'Comparando…',
    nothingNew: 'Vuestros invitados ya lo ven todo como está aquí.',
    first: 'Esto es lo que verán vuestros invitados en la página:',
    changes: (count) =>
      plural(count, '# cambio desde la última versión:', '# cambios desde la última versión:'),
    sameAsFiles:
      'No ha cambiado nada. En cuanto publiquéis, los invitados verán esta versión en lugar de los archivos de content/.',
    summary: 'En vuestra página',
    note: 'Nota',
    noteHint: 'Para vosotros dos, en el historial · opcional',
    now: 'Publicar ahora',
    anyway: 'Publicar de todos modos',
    publishing: 'Publicando…',
    notPublished: 'No publicado',
    wait: 'Cada imagen nueva tarda unos segundos. Podéis esperar aquí.',
    missing: 'Traducciones que faltan',
    missingIn: (count, language, first) =>
      plural(
        count,
        `Falta # texto en ${language}: los invitados lo leen en ${first}.`,
        `Faltan # textos en ${language}: los invitados los leen en ${first}.`,
      ),
    write: 'Escribirlo',
    writeIn: (language) => `Escribirlo en ${language}`,
    writeFirst: 'Escribir el primero',
    writeFirstIn: (language) => `Escribir el primero en ${language}`,
    askAnyway: '¿Publicar de todos modos?',
    passedDates: 'Fechas que ya han pasado. Podéis publicarlas tal cual:',
    missingEnds: 'Eventos sin hora de fin. Los calendarios solo muestran cuándo empiezan:',
    lookingForPictures: 'Buscando imágenes nuevas…',
    preparingPictures: (done, total) =>
      `Preparando imágenes: ${formatNumber(done)} de ${formatNumber(total)}`,
    writingPages: 'Creando las páginas…',
    done: 'Publicado. Vuestros invitados lo ven desde ahora mismo.',
    open: 'Abrir la web',
    seenNow: 'Lo que ven ahora vuestros invitados',
    nextSteps: 'Próximos pasos',
    tryPhone: 'Miradla una vez en el móvil, como hará la mayoría de los invitados.',
    addGuestList: '[Añadid a vuestros invitados] para ver quién no ha respondido todavía.',
    printQrCode: '[Imprimid el código QR] en la invitación.',
    bringBack: '¿Algo no está bien? Desde el [historial] podéis recuperar cualquier versión.',
    close: 'Listo',
  },

  versions: {
    list: 'Versiones',
    none: 'Aquí todavía no se ha publicado nada. Vuestros invitados ven la web que venía con la instalación.',
    current: 'Vuestros invitados ven esta',
    sameAsBefore: 'Igual que la versión anterior.',
    restore: 'Recuperar en el borrador',
    restoreTitle: '¿Reemplazar los cambios sin publicar?',
    restoreWarning:
      'El borrador tiene cambios sin publicar. Esta versión los reemplaza y no se podrán recuperar.',
    confirmRestore: 'Sí, reemplazarlos',
    keepChanges: 'Conservar mis cambios',
    restored: 'Recuperada en el borrador',
    publishToShow: 'Vuestros invitados la verán cuando la publiquéis.',
    isPublished: 'Es la versión que ven vuestros invitados.',
    notRestored: 'No se ha recuperado',
  },

  links: {
    about:
      'Con un enlace de vista previa, vuestros amigos o familiares ven el borrador antes de que se publique, sin contraseña. Nadie puede cambiar nada con él.',
    list: 'Enlaces de vista previa',
    created: (moment) => `Creado: ${moment}`,
    revokeWhat: (moment) => `Anular el enlace creado: ${moment}`,
    notCreated: 'No se ha creado ningún enlace',
    incomplete:
      'Esta web se está preparando y todavía no se puede mostrar. Volved a intentarlo más tarde.',
    expired: 'Este enlace de vista previa ha caducado. Pedid uno nuevo.',
  },

  errors: {
    noSection: 'La web no tiene esta sección.',
    nothingChanged: 'No ha cambiado nada.',
    tooMuch: 'Esto es más de lo que la web puede mostrar.',
    noteNoText: 'Una nota es un texto.',
    noteEmpty: 'La nota está vacía.',
    noteTooLong: (max) => `Como máximo, ${formatNumber(max)} caracteres.`,
    noPicture: 'En esta petición no hay ninguna imagen.',
    picturesFull: (megabytes) =>
      `Todas las imágenes juntas pueden ocupar ${formatNumber(megabytes)} MB. Eliminad alguna que la web no use.`,
    incomplete: 'La imagen no ha llegado completa. Volved a intentarlo.',
    exhausted:
      'Esta imagen necesita demasiado tiempo o memoria. Guardadla como JPEG con menos píxeles y volved a intentarlo.',
    drawing:
      'Los dibujos SVG no se pueden subir. Guardad el dibujo como PNG y volved a intentarlo.',
    unknownFormat: 'Este archivo no es una imagen JPEG, PNG, WebP, AVIF o HEIC.',
    damaged:
      'Esta imagen está dañada o incompleta. Abridla en vuestro dispositivo, guardadla de nuevo y volved a intentarlo.',
    tooManyPixels: (width, height) =>
      `Esta imagen tiene ${formatNumber(width)} × ${formatNumber(height)} píxeles, y son demasiados. Guardadla más pequeña y volved a intentarlo.`,
  },
};
