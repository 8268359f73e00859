import type { website as English } from '../en/website.ts';
import { formatNumber, plural } from '../messages.ts';

export const website: typeof English = {
  wholeWebsite: 'O site',
  show: 'Mostrar',
  form: 'Formulário',
  preview: 'Pré-visualização',
  previewLink: 'Link de pré-visualização',
  history: 'Histórico',
  publish: 'Publicar',
  problemsBeforePublishing: (count) =>
    plural(
      count,
      'Falta corrigir # coisa antes de publicar',
      'Falta corrigir # coisas antes de publicar',
    ),
  notPublished: (status) => `${status} · ainda por publicar`,
  published: (status, moment) => `${status} · publicado: ${moment}`,
  optional: 'Opcional',
  hintOptional: (hint) => `${hint} · opcional`,
  remove: 'Remover',
  removed: 'Removido',
  add: (title) => `Adicionar: ${title}`,
  problems: (count) => `${formatNumber(count)} por corrigir`,

  sections: {
    list: 'Secções',
    basics: 'Nomes, dia e local',
    languages: 'Idiomas',
    look: 'Aspeto',
    end: 'Fim da página',
    changed: 'alterada',
    available: 'Adicionar à página',
    fromExample: 'Algumas partes ainda são do exemplo. [Abrir o guia]',
    all: 'Todas as secções',
    absent: 'Esta secção não está na vossa página.',
    remove: 'Remover esta secção',
    removed: 'Removida da página',
    hidden: 'oculta',
    isHidden: 'Os convidados não veem esta secção. Os textos ficam guardados.',
    hide: 'Ocultar esta secção',
    show: 'Mostrar esta secção',
  },

  about: {
    couplePhoto: 'No topo da página, por baixo dos vossos nomes',
    stay: 'Hotéis em grupos, com imagens, preços e ligações',
    travel: 'Como chegar: de avião, comboio, carro ou barco, com um mapa se tiverem um',
    faq: 'Perguntas cujas respostas se abrem na página',
    strip: 'Até seis fotografias lado a lado',
    registry: 'Algumas palavras sobre presentes, com ligações',
    carousel: 'Imagens para folhear, no fim da página',
  },

  translations: {
    language: 'Idioma dos textos',
    missing: (count, language) =>
      plural(count, `${language}: falta # texto`, `${language}: faltam # textos`),
    next: 'Próximo texto em falta',
    nextKeys: 'Ctrl+Enter, no Mac ⌘+Enter',
    complete: (language) => `${language}: estão todos os textos.`,
    same: 'Igual em todos os idiomas',
    keptTexts: (hint) => `${hint}. Se removerem um idioma, os seus textos ficam guardados.`,
    first: 'idioma principal',
    makeFirst: 'Tornar principal',
    makeWhichFirst: (language) => `Tornar principal: ${language}`,
  },

  values: {
    item: 'Elemento',
    empty: 'vazio',
    yes: 'sim',
    no: 'não',
    anotherPicture: 'outra imagem',
    repliesUntil: (day) => `Respostas até ${day}`,
    pictures: (count) => plural(count, '# imagem', '# imagens'),
    andMore: (titles, count) => `${titles} · e mais ${formatNumber(count)}`,
  },

  fields: {
    newEvent: 'Novo evento',
    moreAboutEvent: 'Mais sobre este evento',
    eventNotOnPage: 'Um evento que já não está na vossa página',
    eventNotOnForm: 'Um evento que já não está no formulário',
    guestsOf: (event) => `Convidados de: ${event}`,
    everybody: 'Todos os que vêm',
    notChosen: 'Sem indicação',
    addJourney: 'Adicionar chegadas e partidas',
    journeyQuestions:
      'Perguntas para cada grupo: quando chega e parte, em que voo ou comboio, onde fica alojado e se precisa de lugares num transfer.',
    chooseColour: 'Escolher a vossa própria cor',
    removeColour: 'Remover esta cor',
  },

  lists: {
    drag: 'Arrastar para ordenar',
    moveUp: 'Subir',
    moveDown: 'Descer',
    duplicate: 'Duplicar',
    moved: (name, position, count) =>
      `${name} está agora na posição ${formatNumber(position)} de ${formatNumber(count)}.`,
    full: (count) => `Não pode haver mais de ${formatNumber(count)}.`,
    add: {
      card: 'Adicionar um cartão',
      choice: 'Adicionar uma opção',
      event: 'Adicionar um evento',
      fact: 'Adicionar uma informação',
      group: 'Adicionar um grupo',
      highlight: 'Adicionar um destaque',
      hotel: 'Adicionar um hotel',
      language: 'Adicionar um idioma',
      link: 'Adicionar um link',
      photograph: 'Adicionar fotografias',
      picture: 'Adicionar imagens',
      question: 'Adicionar uma pergunta',
      route: 'Adicionar um percurso',
      step: 'Adicionar um momento',
      moment: 'Adicionar um momento',
      person: 'Adicionar uma pessoa',
      swatch: 'Adicionar uma cor',
    },
  },

  pictures: {
    formats: (megabytes) =>
      `Escolham, arrastem ou colem · JPEG, PNG, WebP, AVIF ou HEIC até ${formatNumber(megabytes)} MB`,
    choose: 'Escolher entre as vossas imagens',
    uploads: 'Carregamentos',
    leaveOut: 'Ignorar',
    uploading: (name) => `A carregar ${name}`,
    preparing: 'A preparar…',
    library: 'As vossas imagens',
    quota: (used, max) =>
      `As vossas imagens ocupam ${formatNumber(used)} de ${formatNumber(max)} MB.`,
    noUploads: 'Ainda não carregaram nenhuma imagem. Estas são as que estão agora no site.',
    number: (number) => `Imagem ${formatNumber(number)}`,
    delete: 'Eliminar',
    deleteNumber: (number) => `Eliminar a imagem ${formatNumber(number)}`,
    notDeleted: 'Não foi eliminada',
    picture: 'Imagem',
    replace: 'Substituir a imagem',
    add: 'Adicionar uma imagem',
    remove: 'Remover a imagem',
    focus: (x, y) =>
      `Ponto principal: ${formatNumber(x)}% a partir da esquerda, ${formatNumber(y)}% a partir de cima. Movam-no com as setas.`,
    focusHint: 'Toquem no ponto que deve estar sempre visível.',
    interrupted: 'A ligação foi interrompida. Tentem de novo.',
    notUsable: 'O servidor não conseguiu usar esta imagem. Tentem de novo.',
    tooLarge: (megabytes) => `O ficheiro tem mais de ${formatNumber(megabytes)} MB.`,
    unplaced: 'A imagem está em «As vossas imagens»',
    unplacedReason: 'O seu lugar no site foi alterado ou removido durante o carregamento.',
  },

  videos: {
    add: 'Escolher um vídeo',
    replace: 'Substituir o vídeo',
    formats: (megabytes) => `Escolham ou arrastem · MP4 ou MOV até ${formatNumber(megabytes)} MB`,
    about: (size, megabytes) => `${size} píxeis · ${formatNumber(megabytes)} MB`,
    reading: 'A ler o ficheiro…',
    uploading: (name) => `A carregar ${name}`,
    cancel: 'Cancelar o carregamento',
    interrupted: 'A ligação perdeu-se. Tentem de novo: o carregamento continua onde parou.',
    reasons: {
      'wrong-kind': 'Não é um ficheiro MP4 ou MOV.',
      'wrong-captions': 'Não é um ficheiro WebVTT (.vtt).',
      full: 'O servidor não tem espaço para este ficheiro.',
      damaged: 'O ficheiro chegou danificado. Tentem de novo.',
      failed: 'O ficheiro não chegou. Tentem de novo.',
    },
    noPicture: 'Este ficheiro não tem imagens em movimento.',
    notEverywhere:
      'Alguns convidados não vão conseguir ver este vídeo, porque nem todos os navegadores conhecem o formato. Exportem-no de novo como MP4 com H.264 e AAC; no iPhone, o formato chama-se «Mais compatível».',
    captions: 'Legendas',
    captionsHint:
      'Um ficheiro WebVTT (.vtt) por idioma, para convidados que ouvem mal ou veem sem som',
    addCaptions: (language) => `Adicionar legendas: ${language}`,
    hasCaptions: (language) => `Legendas: ${language}`,
    removeCaptions: (language) => `Remover as legendas: ${language}`,
    remove: 'Remover',
  },

  guide: {
    step: (number, count) => `Passo ${formatNumber(number)} de ${formatNumber(count)}`,
    back: 'Voltar',
    skipStep: 'Saltar este passo',
    skip: 'Saltar o guia',
    continue: 'Continuar',
    couple: 'Quem se casa?',
    aboutCouple:
      'O vosso site mostra o casamento de um casal inventado até publicarem o vosso. São cinco minutos.',
    names: ['Noiva ou noivo', 'A outra metade do casal'],
    nameHint: 'Como os convidados vos chamam',
    enterName: 'Escrevam um nome ou saltem este passo.',
    day: 'Quando e onde?',
    aboutDay: 'Os eventos do exemplo passam para o vosso dia. Podem alterá-los todos mais tarde.',
    date: 'Dia do casamento',
    chooseDate: 'Escolham um dia ou saltem este passo.',
    venue: 'Local e cidade',
    languages: 'Em que idiomas?',
    aboutLanguages:
      'Escrevem os textos em cada idioma. O formulário, as datas e os emails já estão traduzidos.',
    photograph: 'Uma fotografia dos dois',
    aboutPhotograph: 'Fica no topo da página. Uma fotografia do telemóvel serve.',
    begin: 'Como querem começar?',
    aboutBegin: 'Os convidados não veem nada até publicarem.',
    openEditor: 'Começar a escrever',
    beginning: 'Ponto de partida',
    empty: 'Com uma página vazia',
    aboutEmpty:
      'O casamento e o formulário de resposta. Hotéis, perguntas e fotografias, adicionam quando precisarem.',
    example: 'Com os textos do exemplo',
    aboutExample: 'Todo o casamento inventado em Veneza, para reescreverem.',
    emptyTitle: 'Começar com uma página vazia?',
    emptyWarning:
      'Já alteraram este site. Uma página vazia mantém os vossos nomes, o dia, o local, os idiomas, a vossa fotografia e o aspeto. Tudo o resto que escreveram é eliminado.',
    confirmEmpty: 'Esvaziar a página',
    keepChanges: 'Manter as minhas alterações',
  },

  previewing: {
    width: 'Largura da pré-visualização',
    phone: 'Telemóvel',
    laptop: 'Computador',
    loading: 'A carregar a pré-visualização…',
    mustBeCorrected: '[Este campo] tem de ser corrigido para aparecer na pré-visualização.',
    hint: 'Cliquem num texto e escrevam. Um clique numa imagem altera-a, e um clique na última linha de um evento vira o seu cartão.',
    ofVersion: 'Pré-visualização desta versão',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Editar: ${label}`,
    changePicture: (label: string) => `Alterar a imagem: ${label}`,
    inForm: 'No formulário',
    comesFrom: (label: string) => `Vem de: ${label}`,
    computed: 'A página escreve estas palavras sozinha',
    missing: (language: string) => `Ainda não escrito em ${language}`,
    example: 'Ainda o texto do exemplo',
    done: 'Concluído',
  },

  conflict: {
    title: (section) => `«${section}» foi alterada em dois dispositivos`,
    savedAt: (device, moment) => `${device} guardou as suas alterações (${moment}).`,
    saved: 'Outro dispositivo guardou alterações.',
    otherDevice: 'Outro dispositivo',
    differences:
      'As vossas alterações ainda não estão guardadas. Estas são as diferenças, da outra versão para a vossa:',
    keepMine: 'Manter a minha',
    useOther: 'Usar a outra versão',
  },

  changes: {
    list: 'Alterações',
    added: 'Adicionado',
    removed: 'Removido',
    addedWhat: 'Adicionado: [conteúdo]',
    removedWhat: 'Removido: [conteúdo]',
    moved: (from, to) => `Movido da posição ${from} para a ${to}`,
    andMore: (count) => `e mais ${formatNumber(count)}`,
  },

  publishing: {
    problems: (count) =>
      plural(
        count,
        'Falta corrigir # coisa para os convidados poderem ver as alterações.',
        'Falta corrigir # coisas para os convidados poderem ver as alterações.',
      ),
    savingLast: 'A guardar a vossa última alteração…',
    notSaved:
      'As vossas últimas alterações ainda não estão guardadas. A publicação continua assim que estiverem.',
    comparing: 'A comparar…',
    nothingNew: 'Os convidados já veem tudo como está aqui.',
    first: 'Isto é o que os convidados vão ver na página:',
    changes: (count) =>
      plural(count, '# alteração desde a última versão:', '# alterações desde a última versão:'),
    sameAsFiles:
      'Nada mudou. Assim que publicarem, os convidados veem esta versão em vez dos ficheiros de content/.',
    summary: 'Na vossa página',
    note: 'Nota',
    noteHint: 'Para os dois, no histórico · opcional',
    now: 'Publicar agora',
    anyway: 'Publicar mesmo assim',
    publishing: 'A publicar…',
    notPublished: 'Não publicado',
    wait: 'Cada imagem nova demora alguns segundos. Podem esperar aqui.',
    missing: 'Traduções em falta',
    missingIn: (count, language, first) =>
      plural(
        count,
        `Falta # texto em ${language}: os convidados leem-no em ${first}.`,
        `Faltam # textos em ${language}: os convidados leem-nos em ${first}.`,
      ),
    write: 'Escrevê-lo',
    writeIn: (language) => `Escrevê-lo em ${language}`,
    writeFirst: 'Escrever o primeiro',
    writeFirstIn: (language) => `Escrever o primeiro em ${language}`,
    askAnyway: 'Publicar mesmo assim?',
    passedDates: 'Datas que já passaram. Podem publicá-las como estão:',
    missingEnds: 'Eventos sem hora de fim. Os calendários só mostram quando começam:',
    lookingForPictures: 'À procura de imagens novas…',
    preparingPictures: (done, total) =>
      `A preparar imagens: ${formatNumber(done)} de ${formatNumber(total)}`,
    writingPages: 'A criar as páginas…',
    done: 'Publicado. Os convidados já o podem ver.',
    open: 'Abrir o site',
    seenNow: 'O que os convidados veem agora',
    nextSteps: 'Próximos passos',
    tryPhone: 'Vejam-no uma vez no telemóvel, como a maioria dos convidados.',
    addGuestList: '[Adicionem os convidados] para ver quem ainda não respondeu.',
    printQrCode: '[Imprimam o código QR] no convite.',
    bringBack: 'Algo não está bem? No [histórico] podem recuperar qualquer versão anterior.',
    close: 'Concluído',
  },

  versions: {
    list: 'Versões',
    none: 'Ainda não foi publicado nada aqui. Os convidados veem o site que veio com a instalação.',
    current: 'Os convidados veem esta',
    sameAsBefore: 'Igual à versão anterior.',
    restore: 'Recuperar no rascunho',
    restoreTitle: 'Substituir as alterações por publicar?',
    restoreWarning:
      'O rascunho tem alterações por publicar. Esta versão substitui-as, e não será possível recuperá-las.',
    confirmRestore: 'Sim, substituir',
    keepChanges: 'Manter as minhas alterações',
    restored: 'Recuperada no rascunho',
    publishToShow: 'Os convidados veem-na quando a publicarem.',
    isPublished: 'É a versão que os convidados veem.',
    notRestored: 'Não foi recuperada',
  },

  links: {
    about:
      'Com um link de pré-visualização, amigos ou familiares veem o rascunho antes de ser publicado, sem palavra-passe. Ninguém pode alterar nada com ele.',
    list: 'Links de pré-visualização',
    created: (moment) => `Criado: ${moment}`,
    revokeWhat: (moment) => `Revogar o link criado: ${moment}`,
    notCreated: 'Não foi criado nenhum link',
    incomplete:
      'Este site está a ser preparado e ainda não pode ser mostrado. Tentem de novo mais tarde.',
    expired: 'Este link de pré-visualização expirou. Peçam um novo.',
  },

  errors: {
    noSection: 'O site não tem esta secção.',
    nothingChanged: 'Nada mudou.',
    tooMuch: 'Isto é mais do que o site pode mostrar.',
    noteNoText: 'Uma nota é um texto.',
    noteEmpty: 'A nota está vazia.',
    noteTooLong: (max) => `No máximo, ${formatNumber(max)} caracteres.`,
    noPicture: 'Não há nenhuma imagem neste pedido.',
    picturesFull: (megabytes) =>
      `Todas as imagens juntas podem ocupar ${formatNumber(megabytes)} MB. Eliminem algumas que o site não usa.`,
    incomplete: 'A imagem não chegou completa. Tentem de novo.',
    exhausted:
      'Esta imagem exige demasiado tempo ou memória. Guardem-na como JPEG com menos píxeis e tentem de novo.',
    drawing:
      'Os desenhos SVG não podem ser carregados. Guardem o desenho como PNG e tentem de novo.',
    unknownFormat: 'Este ficheiro não é uma imagem JPEG, PNG, WebP, AVIF ou HEIC.',
    damaged:
      'Esta imagem está danificada ou incompleta. Abram-na no vosso dispositivo, guardem-na de novo e tentem outra vez.',
    tooManyPixels: (width, height) =>
      `Esta imagem tem ${formatNumber(width)} × ${formatNumber(height)} píxeis, e são demasiados. Guardem-na mais pequena e tentem de novo.`,
  },
};
