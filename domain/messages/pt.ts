import type { CoupleTexts, EmailMessages, Language, TranslatedMessages } from './messages.ts';

export const details: Language = {
  name: 'Português',
  locale: 'pt-PT',
  letters: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúªº«»',
  toDeadlineLine: (day) => `Respondam até ${day}`,
  namesInLists: ['portuguese', 'portoghese', 'portugiesisch', 'portugais', 'portugues', 'port'],
};

/** Addresses the guests in the plural, as in Portugal: "vossa", with the verb of "vocês". */
export const messages: TranslatedMessages = {
  page: {
    lang: 'pt',
    title: 'Bem-vindos',
    description: 'Um site de casamento privado. A palavra-passe está no vosso convite.',
    noScript: 'Para entrar, ativem o JavaScript no vosso navegador.',
    notFoundTitle: 'Página não encontrada',
  },

  gate: {
    welcome: 'Bem-vindos',
    prompt: 'Introduzam a palavra-passe para ver o nosso site de casamento',
    enter: 'Entrar no site',
    checking: 'A verificar…',
    oneMoment: 'Um momento, por favor…',
    notLoaded:
      'A palavra-passe está certa, mas o site não carregou. Verifiquem a ligação, desativem o bloqueador de anúncios para esta página e tentem de novo.',
    wrongPassword: ['Acesso recusado', 'Introduzam a palavra-passe correta.'],
    tooManyAttempts: 'Demasiadas tentativas',
    retryAfter: {
      one: 'Esperem {count} segundo e tentem de novo.',
      other: 'Esperem {count} segundos e tentem de novo.',
    },
    linkErrors: {
      unknown: [
        'Este link não funciona',
        'Talvez tenha sido substituído por um mais recente. A palavra-passe do vosso convite também abre o site; se quiserem um link novo, peçam-nos.',
      ],
      tooMany: ['Demasiadas tentativas', 'Esperem alguns minutos e voltem a abrir o vosso link.'],
    },
    granted: ['Bem-vindos!', 'Já podem ver o nosso site de casamento.'],
    cookieBlocked: [
      'Permitam os cookies',
      'A palavra-passe está certa, mas o vosso navegador não guardou o cookie que vos dá acesso.',
    ],
  },

  site: {
    notFound: 'Ups! Página não encontrada',
    returnHome: 'Voltar ao início',
    unexpected: 'Ocorreu um erro inesperado!',
    reloadPage: 'Não foi possível carregar a página. Recarreguem-na, por favor.',
    pageIncomplete: 'Uma parte desta página não carregou. Podem continuar a ler e a escrever.',
    tryAgain: 'Tentar de novo',
    networkErrors: {
      offline: [
        'Sem ligação',
        'Não conseguimos chegar ao site. Verifiquem a ligação e tentem de novo.',
      ],
      timeout: ['Sem resposta', 'O site demorou demasiado a responder. Tentem de novo, por favor.'],
      unexpected: [
        'Algo correu mal',
        'O site deu uma resposta inesperada. Tentem de novo dentro de momentos.',
      ],
    },
    toastLabels: { toast: 'Mensagem', close: 'Fechar', list: 'Mensagens ({hotkey})' },
    pictures: {
      previous: 'Imagem anterior',
      next: 'Imagem seguinte',
      position: '{index} de {count}',
      close: 'Fechar',
    },
  },

  offline: {
    pageUpdated: 'Esta página foi atualizada.',
    reload: 'Recarregar',
    later: 'Mais tarde',
    notForgotten: 'O dispositivo não foi esquecido',
    stillHasAccess: 'Este dispositivo ainda tem acesso.',
  },

  photos: {
    link: 'Juntem as vossas fotografias',
    linkAfterwards: 'Vejam as fotografias e juntem as vossas',
    title: 'Fotografias',
    back: 'Voltar ao casamento',
    languages: 'Línguas',
    prompt:
      'Introduzam a palavra-passe do nosso casamento para ver as fotografias e juntar as vossas',
    enter: 'Entrar',
    full: 'O nosso álbum está cheio neste momento. Guardem as vossas fotografias e tentem mais tarde.',
    closed: 'Neste momento não é possível juntar fotografias.',
    nothingYet: 'Ainda não há fotografias',
    beFirst: 'As primeiras podem ser as vossas.',
    revealAt: 'Todas as fotografias serão mostradas aqui a partir de {time}.',
    choose: 'Escolher fotografias',
    takeOne: 'Tirar uma agora',
    drop: 'Ou larguem-nas em qualquer parte desta página.',
    name: 'O vosso nome (opcional)',
    addingAs: 'Estão a juntar como {name}.',
    changeName: 'Alterar',
    event: 'Onde as tiraram (opcional)',
    noEvent: 'Em nenhum destes momentos',
    originals:
      'Nós recebemos os originais, com o lugar e a hora; os outros convidados só veem cópias sem o lugar.',
    modes: {
      collect: 'Só nós vemos o que juntam.',
      approve: 'Os outros convidados veem o que juntam depois de nós o vermos.',
      show: 'Os outros convidados veem o que juntam.',
    },
    sending: {
      one: '{count} fotografia está a ser enviada.',
      other: '{count} fotografias estão a ser enviadas.',
    },
    progress: '{count} de {total} enviadas.',
    progressLabel: 'Progresso',
    isKept: 'Se fecharem esta página, o resto será enviado quando a voltarem a abrir.',
    pause: 'Pausar',
    resume: 'Continuar',
    paused: 'O envio está em pausa.',
    waiting: 'Sem ligação. O envio continua sozinho.',
    thanks: {
      one: 'A vossa fotografia chegou. Obrigado!',
      other: 'As {count} fotografias chegaram todas. Obrigado!',
    },
    yours: 'As vossas fotografias',
    takeBack: 'Retirar',
    takeBackQuestion: 'Querem retirá-la?',
    keep: 'Manter',
    remove: 'Remover',
    rejections: {
      exists: 'Já está no nosso álbum.',
      full: 'O nosso álbum está cheio.',
      closed: 'O nosso álbum está fechado.',
      'too-large': 'Tem mais de {limit} MB.',
      'wrong-kind': 'Não é uma fotografia nem um vídeo MP4 ou MOV.',
      damaged: 'Ficou danificada durante o envio.',
      'no-access': 'Introduzam a palavra-passe outra vez.',
      unreadable: 'O vosso dispositivo não consegue ler este ficheiro.',
      failed: 'Não foi possível enviá-la.',
    },
    linkErrors: {
      ended: [
        'Este código já não é válido',
        'A palavra-passe do vosso convite também abre esta página. Se não a tiverem, peçam-nos um novo código.',
      ],
      tooMany: ['Demasiadas tentativas', 'Esperem alguns minutos e leiam o código novamente.'],
    },
  },

  statements: {
    privacy: 'Privacidade',
    privacyParts: [
      [
        'O que é guardado',
        'A vossa resposta: os nomes, o endereço de email, as escolhas e a mensagem que enviam, e quando as enviaram. Se tiverem um link pessoal, também o que os noivos escreveram sobre vocês na lista de convidados, como nomes e uma morada, e quando o link foi aberto pela primeira vez.',
      ],
      [
        'Onde',
        'Na base de dados deste site, num servidor escolhido pelos noivos, e nas suas cópias de segurança. Um cookie recorda que entraram. O vosso navegador guarda uma cópia da página, para a mostrar sem ligação, e as palavras que ainda não enviaram. Não há publicidade e as vossas visitas não são seguidas.',
      ],
      [
        'Quem vê',
        'Os noivos e quem os ajuda com o site. O catering e os organizadores veem as listas que os noivos lhes dão. Os emails para vocês são enviados pelo serviço de email dos noivos.',
      ],
      [
        'Durante quanto tempo',
        'Até os noivos apagarem. As cópias de segurança podem contê-lo ainda durante algum tempo.',
      ],
      [
        'O que podem fazer',
        'Podem alterar a vossa resposta, como indica o formulário. Peçam aos noivos uma cópia de tudo o que está guardado sobre vocês, ou que o apaguem. Para o remover deste dispositivo, escolham «{forget}» no fim da página.',
      ],
    ],
    accessibility: 'Acessibilidade',
    accessibilityParts: [
      [
        'Para todos',
        'Este site foi feito para cumprir as diretrizes de acessibilidade para conteúdo web (WCAG) 2.2, nível AA. Pode ser usado com o teclado, com um leitor de ecrã, com letras grandes, com alto contraste e sem animações.',
      ],
      [
        'Limites conhecidos',
        'Os noivos escrevem os textos e escolhem as imagens, por isso pode faltar uma boa descrição a uma imagem. Os percursos num mapa também estão escritos ao lado.',
      ],
      [
        'Se alguma coisa não funcionar para vocês',
        'Digam aos noivos. Eles também podem preencher a resposta por vocês.',
      ],
    ],
  },

  gallery: {
    all: 'Todas',
    events: 'Mostrar as fotografias de',
    photograph: 'Fotografia {index} de {count}',
    video: 'Vídeo {index} de {count}',
    by: 'de {name}',
    showNew: 'Mostrar as novas fotografias',
    notLoaded: 'Algumas fotografias não foram carregadas.',
    notReady: 'Esta fotografia estará pronta dentro de momentos.',
    cannotPlay: 'O vosso navegador não consegue reproduzir este vídeo. Podem descarregá-lo.',
    download: 'Descarregar',
    notDone: 'Não funcionou. Verifiquem a ligação e tentem novamente.',
    slideshow: 'Apresentação',
    fullScreen: 'Ecrã inteiro',
    waiting: 'As primeiras fotografias aparecerão aqui.',
  },

  wedding: {
    skip: 'Ir para os detalhes do casamento',
    onThisPage: 'Nesta página',
    sections: 'Secções',
    replyBy: 'Agradecemos a vossa resposta até {date}',
    navigation: {
      celebrate: 'Festa',
      stay: 'Alojamento',
      travel: 'Viagem',
      faq: 'Perguntas',
      rsvp: 'Confirmar',
    },
    details: 'Toquem para ver mais detalhes',
    flipBack: 'Toquem para virar de novo',
    closeDetails: 'Toquem para fechar os detalhes',
    timeline: 'Programa',
    attire: 'Traje',
    address: 'Morada',
    addToCalendar: 'Adicionar ao calendário',
    calendarFile: 'Ficheiro de calendário',
    newTab: '(abre num novo separador)',
    visitWebsite: 'Visitar o site',
    priceBand: 'Nível de preço {index} de {count}',
    weekend: { now: 'Agora', next: 'A seguir', planned: 'Como previsto, hora local' },

    mapHint: 'Escolham um percurso para o seguir.',

    photos: 'Fotografias do casal',
    carousel: 'carrossel',
    slide: 'imagem',
    enlarge: 'Ampliar: {alt}',
    offline:
      'Estão sem ligação. Podem continuar a ler, e o que escreverem fica aqui até poderem enviá-lo. Os links para outros sites precisam de ligação.',
    statements: 'Privacidade e acessibilidade',
    forgetDevice: 'Esquecer este dispositivo',
    forgetDeviceWarning:
      'Isto apaga tudo o que o site guardou neste dispositivo: a página, as imagens e uma resposta que ainda não tenham enviado. Para voltar a entrar, vão precisar da palavra-passe.',
    confirmForget: 'Sim, esquecer',
  },

  rsvp: {
    byLink: 'Respondam com o vosso link pessoal. Está no vosso convite.',
    you: 'Quem responde',
    yourGuest: 'Quem vos acompanha',
    guest: 'Convidado {number}',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    guestTwoFirstName: 'Segundo convidado: nome próprio (opcional)',
    guestTwoLastName: 'Segundo convidado: apelido (opcional)',
    guestFirstName: 'Convidado {number}: nome próprio (opcional)',
    guestLastName: 'Convidado {number}: apelido (opcional)',
    optionalFirstName: 'Nome próprio (opcional)',
    optionalLastName: 'Apelido (opcional)',
    email: 'Email',
    attending: 'Sim, com muita alegria',
    notAttending: 'Infelizmente, não',
    guestsCount: 'Número de pessoas',
    fewerGuests: 'Menos uma pessoa',
    moreGuests: 'Mais uma pessoa',
    twoNames: 'Indicaram dois nomes, mas o número é 1.',
    countTwo: 'Somos 2',
    countedTwo: 'Alterado para 2',
    undo: 'anular',
    dietaryRestrictions: 'Restrições alimentares (opcional)',
    dietaryHint: 'Alergias e preferências de cada pessoa.',
    submit: 'Enviar resposta',
    submitting: 'A enviar…',
    addToCalendar: [
      'Adicionar o evento ao calendário',
      'Adicionar os dois eventos ao calendário',
      'Adicionar todos os eventos ao calendário',
    ],
    yourReply: 'A vossa resposta',
    declined: 'Vamos sentir a vossa falta. Obrigado por nos avisarem.',
    dietaryNotes: 'Restrições alimentares',
    changeReply: 'Alterar a resposta',
    changing: 'Alterar a vossa resposta',
    keepReply: 'Manter a resposta como estava',
    replyForOther: 'Respondem por mais alguém?',

    submitted: 'Resposta enviada!',
    failed: 'Não foi possível enviar',
    replyMayNotBeSent: 'A vossa resposta pode não ter sido enviada.',
    unsent: 'Já têm ligação outra vez. A vossa resposta não foi enviada.',
    sendNow: 'Enviar agora',
    gateClosed:
      'A vossa resposta não foi enviada: o site está a pedir a palavra-passe outra vez. Recarreguem a página e introduzam-na; o que escreveram continuará aqui.',
  },

  personal: {
    greeting: 'Para {names}',
    unnamedGuests: { one: 'acompanhante', other: 'acompanhantes' },
    notYou: 'Não são vocês?',
    forgotten: [
      'Link removido',
      'Este dispositivo volta a mostrar o formulário para todos. O link do vosso convite continua a funcionar.',
    ],
    notForgotten: 'O link não foi removido',
    willYouCome: 'Vêm celebrar connosco?',
    allCome: { one: 'Lá estarei', other: 'Lá estaremos todos' },
    noneCome: { one: 'Não posso ir', other: 'Nenhum de nós pode ir' },
    room: { one: 'Há lugar para uma pessoa.', other: 'Há lugar para {count} pessoas.' },
    tooMany: 'São mais pessoas do que lugares. Indiquem quem vem',
    accepts: 'Vai',
    declines: 'Não vai',
    child: 'Criança',
    guestOf: 'Acompanhante de {name}',
    withoutYou: 'Assim, o vosso acompanhante viria sem vocês. Está certo?',
    nameLater: 'Também podem dizer-nos o nome mais tarde.',
    addGuest: 'Adicionar uma pessoa',
    removeGuest: 'Remover esta pessoa',
    repliedOn: 'Responderam a {date}',
    calendar: {
      subscribe: 'Subscrever no vosso calendário',
      subscribeGoogle: 'Subscrever no Google Calendar',
      hint: 'A subscrição acompanha sozinha cada mudança de horário. O Google procura novidades, no máximo, duas vezes por dia; por isso os ficheiros de calendário também ficam aqui.',
    },
    noEvents:
      'Por agora não há nada a responder aqui. Se estavam à espera de um convite, falem connosco.',
    revoked:
      'O vosso link pessoal já não funciona. Podem responder aqui na mesma ou pedir-nos um link novo.',
    notSentRevoked:
      'A vossa resposta não foi enviada: o vosso link pessoal já não funciona. Recarreguem a página e respondam lá, ou peçam-nos um link novo.',
    notSentOther:
      'A vossa resposta não foi enviada: neste navegador foi aberto outro link pessoal. Abram de novo o vosso link noutro separador e enviem a resposta a partir daqui. O que escreveram continua aqui.',
    notSentNewer:
      'A vossa resposta ainda não foi enviada: entretanto, alguém já respondeu por vocês. O que escreveram continua aqui.',
    showNewer: 'Ver essa resposta',
    sendMine: 'Enviar antes a minha',
    ready: 'O vosso formulário pessoal está pronto.',
    openForm: 'Abrir',
    address: {
      heading: 'Para onde vos podemos escrever?',
      text: 'Gostávamos de vos enviar algo pelo correio. Digam-nos a vossa morada: só nós a vamos ver.',
      label: 'Morada',
      hint: 'Rua, localidade e país, sem nomes: no envelope vai estar «{name}».',
      missing: 'Indiquem a vossa morada',
      send: 'Enviar a morada',
      sent: ['Morada recebida', 'Obrigado! É para aí que vos vamos escrever.'],
      known: 'Já temos uma morada vossa.',
      change: 'Alterar a morada',
      keep: 'Deixar a morada como estava',
      mayNotBeSent: 'A vossa morada pode não ter sido enviada.',
      unsent: 'Já têm ligação outra vez. A vossa morada não foi enviada.',
      notSentRevoked:
        'A vossa morada não foi enviada: o vosso link pessoal já não funciona. Peçam-nos um link novo.',
      notSentOther:
        'A vossa morada não foi enviada: neste navegador foi aberto outro link pessoal. Abram de novo o vosso link noutro separador e enviem a morada a partir daqui. O que escreveram continua aqui.',
    },
  },

  wishes: {
    label: 'Os vossos votos',
    hint: 'Só nós os lemos, a não ser que assinalem a caixa.',
    isPublic: 'Os outros convidados podem lê-los nesta página, se os mostrarmos',
    send: 'Enviar os votos',
    sent: ['Votos recebidos', 'Obrigado! Ficam connosco.'],
    takenBack: ['Votos retirados', 'Foram apagados.'],
    change: 'Alterar os votos',
    keep: 'Deixar os votos como estavam',
    mayNotBeSent: 'Os vossos votos podem não ter sido enviados.',
    unsent: 'Já têm ligação outra vez. Os vossos votos não foram enviados.',
    notSentRevoked:
      'Os vossos votos não foram enviados: o vosso link pessoal já não funciona. Peçam-nos um link novo.',
    notSentOther:
      'Os vossos votos não foram enviados: neste navegador foi aberto outro link pessoal. Abram de novo o vosso link noutro separador e enviem os votos a partir daqui. O que escreveram continua aqui.',
    empty: 'Escrevam primeiro alguma coisa.',
    notSentNewer:
      'Os vossos votos ainda não foram enviados: entretanto, alguém já enviou estes por vocês. O que escreveram continua aqui.',
    keepNewer: 'Manter estes votos',
    sendMine: 'Enviar antes os meus',
  },

  video: {
    play: 'Reproduzir o vídeo',
    notLoaded: 'Não foi possível carregar o vídeo. É precisa uma ligação à internet.',
    notPlayable: 'Este navegador não consegue reproduzir o vídeo.',
    save: 'Guardar o vídeo',
  },

  livestream: {
    before: 'A transmissão começa a {day}, às {time}, hora do casamento.',
    ownTime: 'Onde estão: {time}.',
    live: 'Estamos em direto.',
    over: 'A transmissão terminou.',
    watch: 'Ver em direto',
    recording: 'Ver a gravação',
    elsewhere: 'Abre noutro site: {website}',
  },

  questions: {
    yes: 'Sim',
    no: 'Não',
    optional: '{question} (opcional)',
    clear: 'Apagar a resposta',
    later: {
      heading: 'Mais algumas perguntas',
      send: 'Enviar as respostas',
      change: 'Alterar estas respostas',
      sent: ['Obrigado!', 'Recebemos as vossas respostas.'],
    },
    localTime: 'Hora local do lugar do casamento',
    until: 'Respondam até {date}',
    otherPlace: 'Outro alojamento',
    whichPlace: 'Que alojamento?',
    errors: {
      required: 'Respondam a esta pergunta',
      choice: 'Escolham uma das respostas',
      number: 'Escrevam um número inteiro de 0 a {max}',
      date: 'Escrevam o dia, o mês e o ano',
      time: 'Escrevam a hora e os minutos',
      'date-time': 'Escrevam a data completa e a hora',
      phone: 'Escrevam um número de telefone, por exemplo +351 21 123 4567',
      invisible: 'Retirem os caracteres de controlo invisíveis',
      tooLong: 'Usem no máximo {max} caracteres',
    },
    tooLongTogether: 'As vossas respostas são demasiado longas no conjunto. Encurtem esta',
  },

  rsvpErrors: {
    fieldErrors: {
      first: 'Escrevam o nome próprio',
      last: 'Escrevam o apelido',
      email: 'Escrevam um endereço de email válido',
      attendance: 'Indiquem se vêm: {event}',
      guests: 'Escolham 1 ou 2 pessoas',
      guestsUpTo: 'Escolham de 1 a {max} pessoas',
      invisible: 'Retirem os caracteres de controlo invisíveis',
      tooLong: 'Usem no máximo {max} caracteres',
    },
    unexpected: 'Erro inesperado. Tentem de novo, por favor.',
    notConfigured: [
      'Respostas por configurar',
      'Faltam o endereço do Supabase e a chave pública anónima. É preciso terminar a configuração.',
    ],
    notSetUp: 'O serviço de respostas ainda não está pronto. Tentem de novo mais tarde.',
    permissionDenied: 'Sem permissão. Tentem de novo mais tarde.',
    serverErrors: {
      tooManyReplies:
        'Neste momento chegam muitas respostas da vossa rede, por isso a vossa ainda não foi enviada. O que escreveram continua aqui: tentem de novo {when}.',
      inSeconds: { one: 'dentro de {count} segundo', other: 'dentro de {count} segundos' },
      inAFewSeconds: 'dentro de alguns segundos',
      busy: 'Neste momento chegam muitíssimas respostas, por isso a vossa ainda não foi guardada. O que escreveram continua aqui: tentem de novo dentro de alguns segundos.',
      tooLarge: 'A vossa resposta é demasiado longa. Encurtem o que escreveram.',
      formChanged:
        'O formulário foi alterado. Recarreguem a página: o que escreveram continuará lá.',
      checkAnswers: 'Não foi possível guardar a vossa resposta. Verifiquem o que escreveram.',
      maybeStored:
        'A vossa resposta pode não ter sido guardada. Tentem de novo dentro de momentos.',
      notStored: 'Não foi possível guardar a vossa resposta. Tentem de novo dentro de momentos.',
      tellTheCouple: 'Se voltar a acontecer, digam aos noivos: erro {id}.',
    },
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Olá, {names}!',
  greetingUnnamed: 'Olá!',
  accepted: 'Sim, com muita alegria',
  declined: 'Infelizmente, não',
  name: 'Nome',
  guestsCount: 'Número de pessoas',
  email: 'Email',
  dietaryRestrictions: 'Restrições alimentares',
  noRestrictions: 'Nenhuma',
  openForm: 'Abrir o formulário',
  personalLink: 'Abrir o vosso convite',
  yes: 'Sim',
  no: 'Não',
  receipt: {
    subject: 'Recebemos a vossa resposta',
    preview: 'O que anotámos e como alterá-lo.',
    sorry: 'Obrigado por nos avisarem. Temos pena que não possam vir: vamos brindar à vossa saúde.',
    stored: 'Foi isto que anotámos:',
    attached: [
      'O evento segue em anexo num ficheiro de calendário: abram-no para o adicionar ao vosso calendário.',
      'Os dois eventos seguem em anexo num ficheiro de calendário: abram-no para os adicionar ao vosso calendário.',
      'Os eventos seguem em anexo num ficheiro de calendário: abram-no para os adicionar ao vosso calendário.',
    ],
    byLink: 'Os planos mudam: abram o vosso convite para alterar a resposta.',
    orReply: 'Ou respondam simplesmente a este email.',
  },
  askForAddress:
    'Para onde podemos enviar o vosso convite? Na vossa página pessoal há um pequeno formulário para a morada.',
  mailings: {
    'save-the-date': {
      subject: 'Guardem a data: {couple}, {date}',
      paragraphs: [
        'Olá, {names}!',
        'Vamos casar e gostávamos muito de vos ter connosco. Guardem este dia para nós:',
        '{date}\n{place}',
        'O convite segue em breve. Até lá, podem espreitar o nosso site.',
        '{link}',
      ],
      button: 'Visitar o nosso site',
    },
    invitation: {
      subject: 'Estão convidados para o nosso casamento · {couple}',
      paragraphs: [
        'Olá, {names}!',
        'Nada nos faria mais felizes do que celebrar o nosso casamento convosco.',
        '{events}',
        'No nosso site encontram tudo o que precisam de saber e o formulário para responder. Por favor, digam-nos até {deadline} se vêm.',
        '{link}',
      ],
      button: 'Responder ao convite',
    },
    reminder: {
      subject: 'Vêm celebrar connosco? · {couple}',
      paragraphs: [
        'Olá, {names}!',
        'Ainda não tivemos notícias vossas e gostávamos muito de saber se vêm:',
        '{events}',
        'Podem responder até {deadline}. Basta uma linha no nosso site, mesmo que não possam vir; ou respondam simplesmente a este email.',
        '{link}',
        'Se a vossa resposta e este email se cruzaram pelo caminho, desculpem-nos.',
      ],
      button: 'Abrir o formulário',
    },
    questions: {
      subject: 'Mais algumas perguntas · {couple}',
      paragraphs: [
        'Olá, {names}!',
        'Que alegria saber que vêm! Para organizarmos tudo bem, ainda nos faltam algumas respostas vossas.',
        'No nosso site é um minuto; ou respondam simplesmente a este email.',
        '{link}',
        'Se as vossas respostas e este email se cruzaram pelo caminho, desculpem-nos.',
      ],
      button: 'Responder às perguntas',
    },
    announcement: {
      subject: 'Novidades sobre o nosso casamento · {couple}',
      paragraphs: [
        'Olá, {names}!',
        'Antes do grande dia, queremos contar-vos uma coisa:',
        '…',
        'Todos os detalhes estão no nosso site. Se alguma coisa não estiver clara, respondam a este email.',
        '{link}',
        'Mal podemos esperar por vos ver!',
      ],
      button: 'Visitar o nosso site',
    },
  },
  scan: 'Ou leiam este código: abre o vosso convite no telemóvel.',
  noMore: 'Preferem não receber mais emails sobre o nosso casamento?',
  unsubscribe: 'Cancelar a subscrição',
  unsubscribePage: {
    title: 'Emails sobre o casamento',
    question: 'Preferem não receber mais emails sobre o casamento?',
    done: 'Subscrição cancelada',
    doneText:
      'Não vão receber mais emails sobre o casamento. Se foi um engano, digam simplesmente aos noivos.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Olá, {names}!\n\nAqui têm o convite para o nosso casamento. O link é só vosso e não precisa de palavra-passe:\n{link}\n\nCom carinho,\n{couple}',
    reminder:
      'Olá, {names}!\n\nAinda não tivemos notícias vossas e gostávamos muito de saber se vêm ao nosso casamento. Podem responder aqui, sem palavra-passe, mesmo que não possam vir:\n{link}\n\nCom carinho,\n{couple}',
    card: 'Para responder, leiam o código ou introduzam-no em {host}',
  },
  tableCard: {
    title: 'As vossas fotografias, por favor',
    text: 'Leiam o código e escolham as vossas fotografias e os vossos vídeos do dia. Sem aplicação e sem conta.',
  },
  paper: {
    table: 'Mesa',
    findYourSeat: 'Encontrem o vosso lugar',
    thanks: 'Obrigados',
    website: {
      title: 'O nosso site',
      text: 'Leiam o código para saber tudo sobre o nosso casamento. A palavra-passe está no vosso convite.',
    },
    saveTheDate: {
      title: 'Guardem esta data',
      text: 'Reservem este dia para nós. O convite chega em breve.',
      scan: 'Para abrir o nosso site, leiam o código ou introduzam-no em {host}',
    },
    invitation: 'têm a alegria de convidar {names} para o seu casamento',
    unnamedGuests: { one: 'acompanhante', other: 'acompanhantes' },
    menu: 'Ementa',
  },
  journey: {
    arrival: 'Quando chegam?',
    'arrival-number': 'Em que voo ou comboio chegam?',
    departure: 'Quando partem?',
    'departure-number': 'Em que voo ou comboio partem?',
    stay: 'Onde ficam alojados?',
    seat: 'Querem lugares no nosso transfer?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `Nova hora prevista para ${what}: ${time}, ${minutes} minutos mais tarde. O que se segue também atrasa.`,
    earlier: (what, time, minutes) =>
      `Nova hora prevista para ${what}: ${time}, ${minutes} minutos mais cedo. O que se segue também é antecipado.`,
  },
  newWebsite: {
    celebrate: 'Celebrem connosco',
    wedding: 'O casamento',
    rsvp: 'Confirmação de presença',
    rsvpText: 'Digam-nos se vêm celebrar connosco.',
    thanks: 'Obrigado! Recebemos a vossa resposta.',
    stay: 'Onde ficar',
    travel: 'Como chegar',
    words: 'Algumas palavras',
    story: 'A nossa história',
    people: 'Os nossos padrinhos',
    cards: 'O que fazer',
    dress: 'O que vestir',
    video: 'O nosso filme',
    livestream: 'Em direto',
    faq: 'Perguntas frequentes',
    registry: 'Presentes',
    wishes: 'Os vossos votos para nós',
    afterwards: 'Obrigado por celebrarem connosco',
    carousel: 'Imagens',
  },
};
