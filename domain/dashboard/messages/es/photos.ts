import type { photos as English } from '../en/photos.ts';
import { formatNumber, plural } from '../messages.ts';

export const photos: typeof English = {
  title: 'Fotos',
  adding: {
    now: 'Los invitados pueden añadir fotos.',
    'first-event': 'Los invitados pueden añadir fotos desde el día del primer evento.',
    never: 'Los invitados no pueden añadir fotos.',
  },
  seeing: {
    collect: 'Solo ven las suyas.',
    approve: 'Ven las que aprobáis.',
    show: 'Ven todas las que no ocultáis.',
  },
  seeingFrom: (moment) => `Hasta el ${moment} solo ven las suyas.`,
  almostFull: (count) => `Solo queda espacio para unas ${plural(count, '# foto', '# fotos')} más.`,
  full: 'No queda espacio: los invitados no pueden añadir fotos.',
  makeRoom: 'Cambiar el límite',

  none: 'Todavía no hay fotos',
  aboutNone:
    'Imprimid un código QR para las mesas: los invitados lo escanean y añaden sus fotos, sin cuenta ni aplicación.',

  add: 'Añadir fotos',
  download: 'Descargar',
  tableLinks: 'Enlaces de mesa',
  settings: 'Ajustes',

  show: 'Mostrar',
  views: {
    all: 'Todas',
    new: 'Nuevas',
    favourites: 'Favoritas',
    hidden: 'Ocultas',
    bin: 'Papelera',
  },
  event: 'Evento',
  allEvents: 'Todos los eventos',
  noEvent: 'Ningún evento',
  from: 'De',
  everybody: 'Todos',
  noName: 'Sin nombre',
  you: 'Vosotros',
  order: 'Orden',
  orders: { taken: 'Las más recientes', added: 'Las últimas añadidas' },
  count: (pictures, videos) =>
    videos === 0
      ? plural(pictures, '# foto', '# fotos')
      : `${plural(pictures, '# foto', '# fotos')} y ${plural(videos, '# vídeo', '# vídeos')}`,
  noneHere: 'Aquí no hay fotos',
  noneMatch: 'Ninguna coincide con vuestros filtros.',
  showAll: 'Mostrar todas',
  aboutBin: (days) =>
    `Las fotos de la papelera se borran definitivamente a los ${formatNumber(days)} días. Los invitados no las ven.`,

  picture: 'Foto',
  video: 'Vídeo',
  favourite: 'Favorita',
  hidden: 'Oculta',
  isNew: 'Nueva',
  gridHint:
    'Las flechas mueven, la barra espaciadora selecciona, Mayús y una flecha seleccionan varias, Intro abre.',

  selection: 'Fotos seleccionadas',
  selected: (count) => plural(count, '# seleccionada', '# seleccionadas'),
  selectAll: 'Seleccionar todas',
  clear: 'Quitar',
  clearSelection: 'Quitar la selección',
  showToGuests: 'Mostrar',
  hide: 'Ocultar',
  addFavourite: 'Favorita',
  removeFavourite: 'No favorita',
  setEvent: 'Elegir el evento',
  delete: 'Borrar',
  restore: 'Restaurar',
  deleteForGood: 'Borrar definitivamente',
  deleteForGoodTitle: (count) =>
    plural(count, '¿Borrar esta foto definitivamente?', '¿Borrar # fotos definitivamente?'),
  deleteForGoodWarning: 'No se puede deshacer. Las copias que habéis descargado se conservan.',
  confirmDelete: 'Sí, borrar definitivamente',
  keep: 'Conservar',

  saved: 'Guardado',
  notSaved: 'No se ha cambiado nada',
  asBefore: 'Vuelven a estar como antes.',
  done: {
    shown: (count) => plural(count, '# foto se muestra.', '# fotos se muestran.'),
    hidden: (count) => plural(count, '# foto está oculta.', '# fotos están ocultas.'),
    favourite: (count) => plural(count, '# foto es favorita.', '# fotos son favoritas.'),
    'no-favourite': (count) =>
      plural(count, '# foto ya no es favorita.', '# fotos ya no son favoritas.'),
    event: (count) => plural(count, '# foto tiene otro evento.', '# fotos tienen otro evento.'),
    deleted: (count) =>
      plural(count, '# foto está en la papelera.', '# fotos están en la papelera.'),
    restored: (count) => plural(count, '# foto restaurada.', '# fotos restauradas.'),
  },
  deletedForGood: 'Borradas',
  goneForGood: (count) =>
    plural(
      count,
      '# foto se ha borrado definitivamente.',
      '# fotos se han borrado definitivamente.',
    ),

  large: {
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    position: (index, count) => `${formatNumber(index)} de ${formatNumber(count)}`,
    original: 'Descargar el original',
    notShown: 'Todavía no hay una copia más pequeña. Podéis descargar el original.',
    cannotPlay: 'Este navegador no puede reproducir el vídeo. Podéis descargar el original.',
  },

  downloads: {
    title: 'Descargar las fotos',
    about:
      'Los originales en archivos ZIP de 2 GB como máximo. Una descarga interrumpida puede continuar donde se quedó.',
    privacy: 'Los originales pueden contener el lugar donde se tomaron.',
    choose: 'Cuáles',
    all: 'Todas las fotos',
    favourites: 'Favoritas',
    part: (part, parts) =>
      parts === 1 ? 'Un archivo' : `Archivo ${formatNumber(part)} de ${formatNumber(parts)}`,
    contents: (count, size) => `${plural(count, '# foto', '# fotos')}, ${size}`,
    none: 'No hay ninguna.',
  },

  links: {
    title: 'Enlaces de mesa',
    about:
      'Los invitados que escanean este código QR pueden añadir fotos sin contraseña, y no ven nada más. Imprimidlo para las mesas.',
    list: 'Enlaces',
    create: 'Crear un enlace de mesa',
    name: 'Nombre',
    nameHint: 'Para vuestra lista, por ejemplo «Mesas de la cena»',
    enterName: 'Introducid un nombre',
    defaultName: 'Todas las mesas',
    submit: 'Crear el enlace',
    copy: 'Copiar el enlace',
    copyWhat: (label) => `Copiar el enlace «${label}»`,
    pasteIt: 'Pegadlo en un mensaje.',
    print: 'Imprimir',
    printWhat: (label) => `Imprimir el código QR de «${label}»`,
    end: 'Desactivar',
    endWhat: (label) => `Desactivar el enlace «${label}»`,
    endTitle: '¿Desactivar este enlace?',
    endWarning: 'Los códigos QR impresos dejarán de funcionar. Las fotos añadidas se conservan.',
    confirmEnd: 'Sí, desactivar el enlace',
    keepLink: 'Conservar el enlace',
    created: (day) => `Creado el ${day}`,
    ended: (day) => `Desactivado el ${day}`,
    hasEnded: 'Desactivado',
    notEnded: 'No desactivado',
    noLongerWorks: (label) => `«${label}» ya no funciona.`,
    qrCodeOf: (label) => `Código QR de «${label}»`,
    tooMany: (max) => `Ya hay ${formatNumber(max)} enlaces. Desactivad uno.`,
  },

  form: {
    title: 'Ajustes de las fotos',
    who: 'Qué ven los invitados',
    modes: {
      collect: ['Solo las suyas', 'Reunís fotos y no mostráis nada'],
      approve: ['Las que aprobáis', 'Cada una después de aprobarla'],
      show: ['Todas al momento', 'En cuanto se añaden; podéis ocultar algunas'],
    },
    revealAt: 'No antes del',
    revealHint: (zone) =>
      `Dejadlo vacío para mostrarlas al momento. En la zona horaria de la boda, ${zone}.`,
    showsNames: 'Mostrar los nombres de los invitados junto a sus fotos',
    opens: 'Los invitados pueden añadir fotos',
    openings: {
      'first-event': 'Desde el día del primer evento',
      now: 'Desde ahora',
      never: 'Nunca',
    },
    linkHint: (days: number) =>
      `Vuestra web enlaza con las fotos hasta ${formatNumber(days)} días después del último evento, o para siempre si tiene la sección «Después de la boda». Sin el enlace, los invitados todavía pueden añadir fotos en /photos y con un enlace de mesa.`,
    limit: 'Espacio para todas las fotos, en GB',
    room: (count, used) =>
      `${used} están ocupados. Queda espacio para unas ${plural(count, '# foto', '# fotos')} más.`,
    chooseLimit: 'Introducid un número de 1 a 10.000',
    applies: 'Vale desde ahora.',
    save: 'Guardar',
    saving: 'Guardando…',
  },

  uploads: {
    title: 'Añadir fotos',
    about:
      'Para los archivos de vuestro fotógrafo y los vuestros: también 2.000 a la vez. Dejad esta página abierta hasta que lleguen todos.',
    choose: 'Elegid fotos o arrastradlas aquí',
    formats: 'JPEG, PNG, WebP, AVIF y HEIC hasta 60 MB, MP4 y MOV hasta 500 MB',
    from: 'Fotógrafo',
    fromHint: 'Opcional. Aparece como nombre junto a las fotos.',
    progress: (done, count) =>
      `${formatNumber(done)} de ${plural(count, '# archivo añadido', '# archivos añadidos')}`,
    failed: (count) => plural(count, '# archivo no se ha añadido', '# archivos no se han añadido'),
    retry: 'Reintentar',
    pause: 'Pausar',
    resume: 'Continuar',
    reasons: {
      'wrong-kind': 'Este tipo de archivo no se puede añadir.',
      'too-large': 'El archivo es demasiado grande.',
      full: 'No queda espacio.',
      exists: 'Está en la papelera; podéis restaurarla allí.',
      damaged: 'Ha llegado dañado.',
      closed: 'Ahora no se pueden añadir fotos.',
      'no-access': 'La sesión ha terminado.',
      failed: 'No ha llegado.',
    },
  },

  overview: {
    waiting: (count) => plural(count, '# foto nueva por ver', '# fotos nuevas por ver'),
  },
};
