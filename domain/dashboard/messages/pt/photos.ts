import type { photos as English } from '../en/photos.ts';
import { formatNumber, plural } from '../messages.ts';

export const photos: typeof English = {
  title: 'Fotografias',
  adding: {
    now: 'Os convidados podem acrescentar fotografias.',
    'first-event':
      'Os convidados podem acrescentar fotografias a partir do dia do primeiro evento.',
    never: 'Os convidados não podem acrescentar fotografias.',
  },
  seeing: {
    collect: 'Só veem as suas.',
    approve: 'Veem as que aprovam.',
    show: 'Veem todas as que não ocultam.',
  },
  seeingFrom: (moment) => `Até ${moment} só veem as suas.`,
  almostFull: (count) =>
    `Só há espaço para cerca de mais ${plural(count, '# fotografia', '# fotografias')}.`,
  full: 'Não há mais espaço: os convidados não podem acrescentar fotografias.',
  makeRoom: 'Alterar o limite',

  none: 'Ainda não há fotografias',
  aboutNone:
    'Imprimam um código QR para as mesas: os convidados digitalizam-no e acrescentam as suas fotografias, sem conta nem aplicação.',

  add: 'Acrescentar fotografias',
  download: 'Transferir',
  tableLinks: 'Links de mesa',
  settings: 'Definições',

  show: 'Mostrar',
  views: {
    all: 'Todas',
    new: 'Novas',
    favourites: 'Favoritas',
    hidden: 'Ocultas',
    bin: 'Lixo',
  },
  event: 'Evento',
  allEvents: 'Todos os eventos',
  noEvent: 'Nenhum evento',
  from: 'De',
  everybody: 'Todos',
  noName: 'Sem nome',
  you: 'Vocês',
  order: 'Ordem',
  orders: { taken: 'As mais recentes', added: 'As últimas acrescentadas' },
  count: (pictures, videos) =>
    videos === 0
      ? plural(pictures, '# fotografia', '# fotografias')
      : `${plural(pictures, '# fotografia', '# fotografias')} e ${plural(videos, '# vídeo', '# vídeos')}`,
  noneHere: 'Aqui não há fotografias',
  noneMatch: 'Nenhuma corresponde aos vossos filtros.',
  showAll: 'Mostrar todas',
  aboutBin: (days) =>
    `As fotografias no lixo são apagadas definitivamente ao fim de ${formatNumber(days)} dias. Os convidados não as veem.`,

  picture: 'Fotografia',
  video: 'Vídeo',
  favourite: 'Favorita',
  hidden: 'Oculta',
  isNew: 'Nova',
  gridHint:
    'As setas movem, a barra de espaço seleciona, Shift e uma seta selecionam várias, Enter abre.',

  selection: 'Fotografias selecionadas',
  selected: (count) => plural(count, '# selecionada', '# selecionadas'),
  selectAll: 'Selecionar todas',
  clear: 'Limpar',
  clearSelection: 'Limpar a seleção',
  showToGuests: 'Mostrar',
  hide: 'Ocultar',
  addFavourite: 'Favorita',
  removeFavourite: 'Não favorita',
  setEvent: 'Escolher o evento',
  delete: 'Apagar',
  restore: 'Restaurar',
  deleteForGood: 'Apagar definitivamente',
  deleteForGoodTitle: (count) =>
    plural(
      count,
      'Apagar definitivamente esta fotografia?',
      'Apagar definitivamente # fotografias?',
    ),
  deleteForGoodWarning: 'Não é possível anular. As cópias que transferiram mantêm-se.',
  confirmDelete: 'Sim, apagar definitivamente',
  keep: 'Manter',

  saved: 'Guardado',
  notSaved: 'Nada foi alterado',
  asBefore: 'Estão de novo como antes.',
  done: {
    shown: (count) => plural(count, '# fotografia está visível.', '# fotografias estão visíveis.'),
    hidden: (count) => plural(count, '# fotografia está oculta.', '# fotografias estão ocultas.'),
    favourite: (count) => plural(count, '# fotografia é favorita.', '# fotografias são favoritas.'),
    'no-favourite': (count) =>
      plural(count, '# fotografia já não é favorita.', '# fotografias já não são favoritas.'),
    event: (count) =>
      plural(count, '# fotografia tem outro evento.', '# fotografias têm outro evento.'),
    deleted: (count) => plural(count, '# fotografia está no lixo.', '# fotografias estão no lixo.'),
    restored: (count) =>
      plural(count, '# fotografia foi restaurada.', '# fotografias foram restauradas.'),
  },
  deletedForGood: 'Apagadas',
  goneForGood: (count) =>
    plural(
      count,
      '# fotografia foi apagada definitivamente.',
      '# fotografias foram apagadas definitivamente.',
    ),

  large: {
    previous: 'Fotografia anterior',
    next: 'Fotografia seguinte',
    position: (index, count) => `${formatNumber(index)} de ${formatNumber(count)}`,
    original: 'Transferir o original',
    notShown: 'Ainda não há uma cópia mais pequena. Podem transferir o original.',
    cannotPlay: 'Este navegador não consegue reproduzir o vídeo. Podem transferir o original.',
  },

  downloads: {
    title: 'Transferir as fotografias',
    about:
      'Os originais em ficheiros ZIP de 2 GB no máximo. Uma transferência interrompida pode continuar onde parou.',
    privacy: 'Os originais podem conter o local onde foram tirados.',
    choose: 'Quais',
    all: 'Todas as fotografias',
    favourites: 'Favoritas',
    part: (part, parts) =>
      parts === 1 ? 'Um ficheiro' : `Ficheiro ${formatNumber(part)} de ${formatNumber(parts)}`,
    contents: (count, size) => `${plural(count, '# fotografia', '# fotografias')}, ${size}`,
    none: 'Não há nenhuma.',
  },

  links: {
    title: 'Links de mesa',
    about:
      'Os convidados que digitalizam este código QR podem acrescentar fotografias sem palavra-passe, e não veem mais nada. Imprimam-no para as mesas.',
    list: 'Links',
    create: 'Criar um link de mesa',
    name: 'Nome',
    nameHint: 'Para a vossa lista, por exemplo «Mesas do jantar»',
    enterName: 'Introduzam um nome',
    defaultName: 'Todas as mesas',
    submit: 'Criar o link',
    copy: 'Copiar o link',
    copyWhat: (label) => `Copiar o link «${label}»`,
    pasteIt: 'Colem-no numa mensagem.',
    print: 'Imprimir',
    printWhat: (label) => `Imprimir o código QR de «${label}»`,
    end: 'Terminar',
    endWhat: (label) => `Terminar o link «${label}»`,
    endTitle: 'Terminar este link?',
    endWarning:
      'Os códigos QR impressos deixam de funcionar. As fotografias acrescentadas mantêm-se.',
    confirmEnd: 'Sim, terminar o link',
    keepLink: 'Manter o link',
    created: (day) => `Criado a ${day}`,
    ended: (day) => `Terminado a ${day}`,
    hasEnded: 'Terminado',
    notEnded: 'Não terminado',
    noLongerWorks: (label) => `«${label}» já não funciona.`,
    qrCodeOf: (label) => `Código QR de «${label}»`,
    tooMany: (max) => `Já há ${formatNumber(max)} links. Terminem um deles.`,
  },

  form: {
    title: 'Definições das fotografias',
    who: 'O que os convidados veem',
    modes: {
      collect: ['Só as suas', 'Reúnem fotografias e não mostram nada'],
      approve: ['As que aprovam', 'Cada uma depois de a aprovarem'],
      show: ['Todas de imediato', 'Assim que são acrescentadas; podem ocultar algumas'],
    },
    revealAt: 'Não antes de',
    revealHint: (zone) =>
      `Deixem vazio para as mostrar de imediato. No fuso horário do casamento, ${zone}.`,
    showsNames: 'Mostrar os nomes dos convidados junto às suas fotografias',
    opens: 'Os convidados podem acrescentar fotografias',
    openings: {
      'first-event': 'A partir do dia do primeiro evento',
      now: 'A partir de agora',
      never: 'Nunca',
    },
    linkHint: (days: number) =>
      `O vosso site tem um link para as fotografias até ${formatNumber(days)} dias depois do último evento, ou para sempre se tiver a secção «Depois do casamento». Sem o link, os convidados ainda podem acrescentar fotografias em /photos e com um link de mesa.`,
    limit: 'Espaço para todas as fotografias, em GB',
    room: (count, used) =>
      `${used} estão ocupados. Há espaço para cerca de mais ${plural(count, '# fotografia', '# fotografias')}.`,
    chooseLimit: 'Introduzam um número de 1 a 10 000',
    applies: 'É válido a partir de agora.',
    save: 'Guardar',
    saving: 'A guardar…',
  },

  uploads: {
    title: 'Acrescentar fotografias',
    about:
      'Para os ficheiros do vosso fotógrafo e os vossos: mesmo 2000 de uma vez. Deixem esta página aberta até chegarem todos.',
    choose: 'Escolham fotografias ou larguem-nas aqui',
    formats: 'JPEG, PNG, WebP, AVIF e HEIC até 60 MB, MP4 e MOV até 500 MB',
    from: 'Fotógrafo',
    fromHint: 'Opcional. Aparece como nome junto às fotografias.',
    progress: (done, count) =>
      `${formatNumber(done)} de ${plural(count, '# ficheiro acrescentado', '# ficheiros acrescentados')}`,
    failed: (count) =>
      plural(count, '# ficheiro não foi acrescentado', '# ficheiros não foram acrescentados'),
    retry: 'Tentar de novo',
    pause: 'Pausar',
    resume: 'Continuar',
    reasons: {
      'wrong-kind': 'Este tipo de ficheiro não pode ser acrescentado.',
      'too-large': 'O ficheiro é demasiado grande.',
      full: 'Não há mais espaço.',
      exists: 'Está no lixo; podem restaurá-la lá.',
      damaged: 'Chegou danificado.',
      closed: 'De momento não se podem acrescentar fotografias.',
      'no-access': 'A sessão terminou.',
      failed: 'Não chegou.',
    },
  },

  overview: {
    waiting: (count) => plural(count, '# nova fotografia por ver', '# novas fotografias por ver'),
  },
};
