import type { accounts as English } from '../en/accounts.ts';
import { formatNumber, plural } from '../messages.ts';

export const accounts: typeof English = {
  welcomeBack: 'Bem-vindos de volta',
  sessionEnded: 'A sessão terminou. Entrem para continuar onde estavam.',
  signInAgain: 'Entrem de novo',
  signInIsOld:
    'Entraram há mais de dez minutos. Para que mais ninguém crie um acesso ao vosso painel, entrem de novo.',

  coHosts: 'Colaboradores',
  aboutCoHosts:
    'Um colaborador entra com um nome e uma palavra-passe próprios, e o histórico diz o que alterou. Pode fazer tudo, exceto gerir os colaboradores, alterar o servidor de email, ler o registo de atividade, criar códigos de recuperação, terminar a sessão nos dispositivos de outras pessoas, apagar definitivamente um grupo e apagar todos os dados.',
  signedInAs: (name) =>
    `Entraram como ${name}. Só com a palavra-passe dos noivos se podem adicionar ou remover colaboradores.`,
  added: (day) => `Desde ${day}`,
  lastSeen: (moment) => `Última atividade: ${moment}`,
  neverSignedIn: 'Ainda não entrou',

  add: 'Adicionar um colaborador',
  rename: 'Mudar o nome',
  newPassword: 'Nova palavra-passe',
  changeOwnPassword: 'Mudar a palavra-passe',
  renameWho: (name) => `Mudar o nome de ${name}`,
  newPasswordFor: (name) => `Nova palavra-passe para ${name}`,

  name: 'Nome',
  nameHint: 'Para entrar e para o histórico',
  enterName: 'Escrevam um nome',
  password: 'Palavra-passe',
  passwordHint: 'Várias palavras sem relação entre si. Deixem em branco para receber uma segura.',
  currentPassword: 'Palavra-passe atual',
  enterPassword: 'Escrevam a vossa palavra-passe',
  endsSessions: (name) =>
    `A palavra-passe antiga deixa de funcionar, e a sessão de ${name} termina em todos os dispositivos.`,
  endsOwnSessions:
    'A palavra-passe antiga deixa de funcionar, e a sessão termina nos vossos outros dispositivos.',
  saving: 'A guardar…',
  renamed: 'Nome alterado',
  historyKeepsName: 'O histórico mantém o nome com que cada alteração foi feita.',

  signsInHere: (name) => `${name} entra aqui, com «Ajudo a organizar o casamento»:`,
  youSignInHere: 'Entrem aqui, com «Ajudo a organizar o casamento»:',
  credentials: (address, name, password) => `${address}\nNome: ${name}\nPalavra-passe: ${password}`,
  passwordShownOnce: 'A palavra-passe só aparece agora. Copiem-na antes de fechar.',
  copyCredentials: 'Copiar os dados de acesso',

  remove: 'Remover',
  removeWho: (name) => `Remover ${name}`,
  removeTitle: (name) => `Remover ${name}?`,
  removeWarning: (name) =>
    `A sessão de ${name} termina em todos os dispositivos. O nome continua no histórico.`,
  confirmRemove: 'Sim, remover o colaborador',
  keepCoHost: 'Não remover',
  removed: 'Colaborador removido',
  cannotSignIn: (name) => `${name} já não pode entrar.`,
  notRemoved: 'Não foi removido',

  passkeys: 'Chaves de acesso',
  aboutPasskeys:
    'Com uma chave de acesso, entram com a impressão digital, o rosto ou o PIN do vosso dispositivo. Ninguém a pode adivinhar nem usar num site falso.',
  passkeysBeside: 'A palavra-passe continua a valer.',
  passkeysRequired: 'Com uma chave de acesso, já não se entra com a palavra-passe.',
  passkeysStay:
    'Mudar a palavra-passe do painel não remove chaves de acesso nem códigos: removam as chaves que não conhecem e criem códigos novos.',
  addPasskey: 'Adicionar uma chave de acesso',
  passkeyAdded: 'Chave de acesso adicionada',
  passkeySignsIn: 'A partir de agora podem entrar com ela.',
  passkeyNotAdded: 'Nenhuma chave de acesso adicionada',
  deviceRefused: 'O vosso dispositivo não criou uma chave de acesso, ou já tem uma para este site.',
  usedAt: (moment) => `Última utilização: ${moment}`,
  neverUsed: 'Ainda não usada',
  removePasskey: (device) => `Remover a chave de acesso: ${device}`,
  removePasskeyTitle: 'Remover esta chave de acesso?',
  removePasskeyWarning: 'Deixa de servir para entrar aqui. Apaguem-na também no vosso dispositivo.',
  confirmRemovePasskey: 'Sim, remover a chave de acesso',
  keepPasskey: 'Não remover',
  passkeyRemoved: 'Chave de acesso removida',
  recoveryCodes: 'Códigos de recuperação',
  aboutRecoveryCodes:
    'Se perderem os vossos dispositivos: cada código, escrito em vez da palavra-passe, serve para entrar uma vez. Imprimam-nos e guardem-nos em papel.',
  codesLeft: (count) => plural(count, 'Resta # código', 'Restam # códigos'),
  noCodes: 'Ainda não têm códigos.',
  printCodes: 'Imprimir os códigos de recuperação',
  createCodes: 'Criar códigos novos',
  earlierCodesEnd: 'Os códigos anteriores deixam de valer. Os novos só se veem agora.',
  codesNotCreated: 'Nenhum código criado',
  backToData: 'Voltar a Listas e dados',
  codesFor: (host) => `Para ${host}`,

  devices: 'Dispositivos com sessão iniciada',
  aboutDevices:
    'Estes dispositivos têm acesso ao painel. Terminem a sessão de um dispositivo perdido ou que não conheçam e escolham depois outra palavra-passe para o painel.',
  theCouple: 'Os noivos',
  unknownDevice: 'Dispositivo desconhecido',
  thisDevice: 'Este dispositivo',
  signedIn: (moment) => `Entrada: ${moment}`,
  signOut: 'Terminar sessão',
  signOutWhat: (device) => `Terminar sessão: ${device}`,
  signedOut: 'Sessão terminada',
  needsPassword: (device) =>
    `${device}: para voltar a abrir o painel será precisa a palavra-passe.`,
  notSignedOut: 'A sessão não foi terminada',

  signOutOthers: 'Terminar sessão nos outros dispositivos',
  othersSignedOut: 'Sessão terminada nos outros dispositivos',
  onlyThisDevice: 'Só este dispositivo continua com sessão iniciada.',

  signOutGuests: 'Terminar a sessão de todos os convidados',
  signOutGuestsTitle: 'Terminar a sessão de todos os convidados?',
  signOutGuestsWarning:
    'Todos os convidados terão de voltar a introduzir a palavra-passe em cada dispositivo. As respostas mantêm-se.',
  confirmSignOutGuests: 'Sim, terminar todas as sessões',
  keepGuests: 'Não terminar',
  guestsSignedOut: 'Sessões dos convidados terminadas',
  guestsNeedPassword:
    'Os vossos convidados vão precisar da palavra-passe para voltar a abrir o site.',

  activityLog: 'Registo de atividade',
  aboutActivity:
    'Entradas, as falhadas no máximo uma vez por hora e endereço, exportações, links, colaboradores, eliminações e publicações. Ninguém pode alterar um registo. Cada um é guardado 90 dias, e pelo menos até 90 dias depois do casamento.',
  earlierActivity: 'Mostrar registos anteriores',
  activities: {
    'signed-in': () => 'Entrada',
    'signed-in-by-passkey': () => 'Entrada com uma chave de acesso',
    'signed-in-by-code': () => 'Entrada com um código de recuperação',
    'sign-in-failed': () => 'Tentativa de entrada falhada',
    'device-signed-out': (device) => `Sessão terminada num dispositivo${device && `: ${device}`}`,
    'other-devices-signed-out': () => 'Sessão terminada em todos os outros dispositivos',
    'guests-signed-out': () => 'Sessão terminada a todos os convidados',
    'list-exported': (file) => `Exportado ${file}`,
    'backup-downloaded': (file) => `Descarregado ${file}`,
    'household-exported': () => 'Exportado um grupo',
    'household-erased': () => 'Apagado um grupo',
    'all-data-deleted': () => 'Apagados todos os dados',
    'helper-link-created': (label) => `Criado o link para ${label}`,
    'helper-link-revoked': (label) => `Revogado o link para ${label}`,
    'preview-link-created': () => 'Criado um link de pré-visualização',
    'preview-link-revoked': () => 'Revogado um link de pré-visualização',
    'personal-link-renewed': () => 'Renovado o link pessoal de um grupo',
    'personal-link-revoked': () => 'Revogado o link pessoal de um grupo',
    'co-host-added': (name) => `Adicionado o colaborador ${name}`,
    'co-host-renamed': (names) => `Alterado o nome de um colaborador: ${names}`,
    'co-host-password-changed': (name) => `Alterada a palavra-passe de ${name}`,
    'co-host-removed': (name) => `Removido o colaborador ${name}`,
    'passkey-added': (device) => `Adicionada uma chave de acesso${device && `: ${device}`}`,
    'passkey-removed': () => 'Removida uma chave de acesso',
    'recovery-codes-created': () => 'Criados os códigos de recuperação',
    'website-published': (version) => `Publicada a versão ${version} do site`,
    'keepsake-downloaded': () => 'Recordação transferida',
    'photographs-downloaded': (file) => `Fotografias transferidas: ${file}`,
    'photographs-deleted': (count) =>
      `${plural(Number(count), '# fotografia apagada', '# fotografias apagadas')} definitivamente`,
    'table-link-created': (label) => `Link de mesa ${label} criado`,
    'table-link-ended': (label) => `Link de mesa ${label} terminado`,
  },

  errors: {
    nameTooLong: (max) => `No máximo ${formatNumber(max)} caracteres`,
    invisibleLetters: 'Usem apenas caracteres visíveis',
    nameTaken: 'Outro colaborador tem este nome.',
    tooMany: (max) => `Já há ${formatNumber(max)} colaboradores.`,
    notYourPassword: 'Essa não é a vossa palavra-passe.',
    passwordLength: (count) =>
      `A palavra-passe tem ${formatNumber(count)} caracteres; deve ser uma linha de 8 a 200.`,
    easyToGuess:
      'Esta palavra-passe é fácil de adivinhar: é comum ou parecida com o nome ou com outra palavra-passe deste site. Escolham várias palavras sem relação entre si.',
  },
};
