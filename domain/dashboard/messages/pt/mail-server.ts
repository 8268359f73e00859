import type { mailServer as English } from '../en/mail-server.ts';
import { formatNumber } from '../messages.ts';

const FULL_ADDRESS = 'Utilizador: o vosso endereço completo.';
const POP3 = `${FULL_ADDRESS} Permitam primeiro «POP3 e IMAP» nas definições da caixa de correio; com a validação em dois passos, criem uma palavra-passe de aplicação.`;

export const mailServer: typeof English = {
  title: 'Servidor de email',
  none: 'Configurem um servidor de email, por exemplo o da vossa caixa de correio. Assim cada convidado que responde recebe uma confirmação, vocês recebem uma notificação e podem escrever aos convidados.',
  unavailable:
    'As respostas vão para o vosso projeto Supabase e não para este servidor, por isso ele não envia emails sobre elas.',
  fromSettings: (address, host) =>
    `Os emails saem de ${address}, através de ${host}. Está nas definições do servidor (SMTP_URL) e é lá que se altera.`,
  inUse: (address, host) => `Os emails saem de ${address}, através de ${host}.`,
  unreadable:
    'Não sai nenhum email: não é possível ler a palavra-passe do servidor de email. Está cifrada com a chave de outra instalação, como depois de restaurar uma cópia de segurança noutro sítio. Escolham «Alterar» e escrevam-na de novo.',

  setUp: 'Configurar o servidor de email',
  change: 'Alterar',
  remove: 'Remover',
  removeWhat: 'Remover o servidor de email',
  removeTitle: 'Remover o servidor de email?',
  removeWarning:
    'Os convidados que respondem não recebem confirmação, e os emails em espera não saem até configurarem de novo um servidor de email. A palavra-passe é eliminada.',
  confirmRemove: 'Sim, não enviar mais emails',
  keep: 'Manter o servidor de email',
  removed: 'Servidor removido',
  noMoreEmails: 'O vosso site já não envia emails.',
  notRemoved: 'O servidor não foi removido',
  works: 'Funciona',
  testOnItsWay: (address) => `Há um teste a caminho de ${address}. Vejam também no spam.`,

  sender: 'Endereço de email do remetente',
  senderHint: 'Os convidados veem-no. É o da caixa de correio que envia.',
  provider: 'Fornecedor',
  otherProvider: 'Outro servidor de email',
  user: 'Utilizador',
  password: 'Palavra-passe',
  passwordHint: 'É guardada cifrada e nunca mais é mostrada.',
  keepPasswordHint: 'Deixem em branco para manter a que está guardada.',
  host: 'Servidor',
  hostHint: 'Por exemplo, smtp.example.com',
  port: 'Porta',
  encryption: 'Encriptação',
  starttls: 'STARTTLS, normalmente a porta 587',
  tls: 'TLS desde o início, normalmente a porta 465',
  ownAddresses: 'Os vossos próprios endereços de email',
  ownAddressesHint: 'Separados por vírgulas. O teste chega ao primeiro.',
  notifies: 'Avisem-nos aí de cada resposta',
  emailsPerMinute: 'Emails por minuto',
  emailsPerMinuteHint:
    'Para os emails a muitos convidados. O limite do vosso fornecedor; 30 costuma servir.',
  submit: 'Enviar um teste e guardar',
  testing: 'A enviar um teste…',
  savedIfSent: 'Se o teste falhar, nada é guardado.',

  errors: {
    enterSender: 'Escrevam um endereço de email',
    oneAddress: 'Escrevam um só endereço de email, como nos@example.com',
    enterHost: 'Escrevam o nome do servidor de email',
    hostAlone: 'Escrevam só o nome do servidor, como smtp.example.com',
    enterPort: 'Escrevam um número, como 587',
    number: 'Escrevam um número',
    range: (max) => `Escrevam um número de 1 a ${formatNumber(max)}`,
    userOnOneLine: 'Escrevam o nome numa só linha',
    enterPassword: 'Escrevam a palavra-passe',
    enterPasswordAgain:
      'Escrevam a palavra-passe: a que está guardada é de outro servidor ou utilizador',
    passwordOnOneLine: 'Escrevam a palavra-passe numa só linha',
    enterOwnAddress: 'Escrevam um endereço de email vosso',
    tooManyAddresses: (max) => `No máximo ${formatNumber(max)} endereços`,
    tooManyTests: (max) =>
      `No máximo ${formatNumber(max)} testes por hora. Tentem de novo mais tarde.`,
  },

  providerNotes: {
    gmail: `${FULL_ADDRESS} Não é a palavra-passe habitual: criem uma palavra-passe de aplicação em myaccount.google.com/apppasswords (a validação em dois passos tem de estar ativada).`,
    microsoft: `${FULL_ADDRESS} Um administrador tem de ativar «SMTP autenticado» para a caixa de correio. Os endereços pessoais (outlook.com, hotmail.com, live.com) já não aceitam palavras-passe de sites: escolham outro fornecedor para esses.`,
    icloud:
      'Utilizador: o vosso endereço iCloud completo. Não é a palavra-passe habitual: criem uma em account.apple.com, em «Palavras-passe específicas de apps».',
    yahoo: `${FULL_ADDRESS} Não é a palavra-passe habitual: criem uma palavra-passe de aplicação na vossa conta Yahoo, em «Segurança».`,
    gmx: POP3,
    'web-de': POP3,
    posteo: `${FULL_ADDRESS} A palavra-passe habitual da vossa caixa de correio.`,
    fastmail: `${FULL_ADDRESS} Não é a palavra-passe habitual: criem uma palavra-passe de aplicação nas definições, em «Privacy & Security».`,
    brevo:
      'Utilizador e palavra-passe: o login e uma chave SMTP de «SMTP & API» no Brevo, não a palavra-passe da conta.',
    mailgun:
      'Utilizador e palavra-passe: as credenciais SMTP do vosso domínio de envio. Um domínio na região dos EUA usa smtp.mailgun.org.',
    postmark: 'Utilizador e palavra-passe: o token de API do servidor, duas vezes.',
    'amazon-ses':
      'Utilizador e palavra-passe: credenciais SMTP criadas no SES, não as vossas chaves AWS. O nome do servidor contém a vossa região.',
  },

  failures: {
    usualPorts: 'As portas habituais são a 465 (TLS desde o início) e a 587 (STARTTLS).',
    said: (answer) => `Respondeu: «${answer}»`,
    loginRejected: (host) => `${host} não aceita este utilizador e esta palavra-passe.`,
    appPassword:
      'Muitos fornecedores pedem uma palavra-passe criada para outros programas, não a habitual.',
    unknownLogin: (host) =>
      `${host} não oferece nenhuma forma de entrar que este site conheça. Experimentem a outra encriptação.`,
    unknownHost: (host) =>
      `Não há nenhum servidor de email chamado ${host}. Verifiquem como está escrito.`,
    portRefused: (host, port) => `${host} recusa ligações na porta ${port}.`,
    notTls: (host, port) =>
      `A porta ${port} de ${host} não começa com TLS. Escolham STARTTLS ou outra porta.`,
    certificate: (host, cause) =>
      `O certificado de ${host} não é de confiança, por isso a vossa palavra-passe não foi enviada. Usem o nome indicado nas instruções do fornecedor. (${cause})`,
    noEncryption: (host, port) =>
      `${host} não oferece encriptação na porta ${port}, por isso a vossa palavra-passe não foi enviada. Escolham TLS desde o início ou outra porta.`,
    onlyTls: (host, port) =>
      `${host} está ativo na porta ${port}, mas não responde sem encriptação. Escolham TLS desde o início.`,
    noAnswer: (host, port) => `${host} não responde na porta ${port}.`,
    blocked:
      'Alguns serviços de alojamento bloqueiam os emails de saída: perguntem ao vosso, ou usem um fornecedor com a porta 2525.',
    userNotAllowed: (user, address) =>
      `O servidor de email não deixa o utilizador ${user} enviar emails de ${address}.`,
    websiteNotAllowed: (address) =>
      `O servidor de email não deixa este site enviar emails de ${address}.`,
    otherSender: 'Usem um endereço dessa caixa de correio, ou autorizem este no vosso fornecedor.',
    recipientRejected: (address) => `O servidor de email não aceita emails para ${address}.`,
    noMailServer: (host, port) => `A porta ${port} de ${host} não é a de um servidor de email.`,
    rejected: (host) => `${host} não aceitou o teste.`,
    notSent: (reason) => `Não foi possível enviar o teste: ${reason}.`,
  },

  testEmail: {
    subject: 'Teste: o vosso site de casamento pode enviar emails',
    preview: 'O servidor de email funciona.',
    greeting: 'Olá!',
    works:
      'O servidor de email do vosso site de casamento funciona. Os convidados que respondem recebem uma confirmação deste endereço.',
    spam: 'Se encontraram este email no spam, o mesmo vai acontecer aos vossos convidados: a página «Emails» da documentação explica SPF, DKIM e DMARC.',
    closing: 'O vosso site de casamento',
  },
};
