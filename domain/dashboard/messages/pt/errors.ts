import type { errors as English } from '../en/errors.ts';
import { formatNumber, plural } from '../messages.ts';

export const errors: typeof English = {
  signedOut: 'É preciso entrar.',
  signInAgain: 'É preciso entrar de novo.',
  wrongNameOrPassword: 'O nome ou a palavra-passe não estão corretos.',
  wrongPassword: 'Essa não é a palavra-passe.',
  passkeyRejected: 'Esta chave de acesso não foi aceite. Tentem de novo ou entrem de outra forma.',
  passkeyRequired:
    'Entrem com a vossa chave de acesso ou escrevam um código de recuperação em vez da palavra-passe.',
  coupleOnly: 'Só é possível com a palavra-passe dos noivos.',
  hostNotFound: 'Este colaborador já tinha sido removido.',
  tooManyAttempts: (seconds) =>
    `Demasiadas tentativas. Tentem de novo dentro de ${plural(seconds, '# segundo', '# segundos')}.`,
  crossOrigin: 'O pedido veio de outro site, por isso nada foi alterado.',
  notFound: 'Esta página não existe.',
  tooLarge: (limit) => `Ultrapassa ${limit}. Nada foi alterado.`,
  replyChanged: 'Esta resposta mudou desde que a abriram.',
  emailTaken: 'Já há uma resposta com este endereço de email.',
  householdNotFound: 'Esta resposta já não existe.',
  guestNotFound: 'Este grupo já não está na lista.',
  guestListChanged: 'A lista de convidados mudou desde que a abriram.',
  planChanged: 'O plano foi alterado noutro dispositivo. Agora veem o novo.',
  guestListFull: (max) => `A lista de convidados não pode ter mais de ${formatNumber(max)} grupos.`,
  emailsNotConfigured: 'Este site não envia emails, porque não tem servidor de email.',
  mailServerFixed:
    'O servidor de email deste site está nas definições do servidor e é lá que se altera.',
  emailNotFound: 'Este email já não existe.',
  alreadyQueued: 'Este email já está à espera de ser enviado.',
  alreadySent: 'Este email foi enviado. Não pode voltar a ser enviado aos mesmos convidados.',
  mailingNotFound: 'Este email aos vossos convidados já não existe.',
  mailingConflict: 'Outra pessoa alterou este email desde que o abriram.',
  mailingStarted: 'Este email já está agendado ou enviado.',
  recipientsChanged: 'Os destinatários mudaram desde que os viram, por isso nada foi enviado.',
  weddingOver: 'O casamento já passou: não se enviam mais lembretes.',
  announcementChanged: 'O aviso mudou desde que o abriram.',
  wishChanged: 'Quem escreveu os votos alterou-os. Agora veem os novos.',
  draftChanged: 'Outra pessoa fez alterações desde que abriram isto.',
  invalidContent: (count) =>
    plural(
      count,
      'Falta corrigir uma coisa antes de publicar.',
      'Falta corrigir # coisas antes de publicar.',
    ),
  publishFailed:
    'Não foi possível publicar o site. Os vossos convidados continuam a ver a versão anterior, e as alterações estão guardadas. Tentem de novo. Se voltar a acontecer, peçam a quem gere o servidor para ver o registo.',
  versionNotFound: 'Esta versão não existe.',
  pictureNotFound: 'Esta imagem já não existe.',
  pictureUsed: 'O site ou uma das suas versões usa esta imagem, por isso não foi eliminada.',
  tooManyUploads:
    'Neste momento estão a ser carregadas outras imagens. Tentem de novo daqui a pouco.',
  wrongConfirmation: 'Para apagar todos os dados, escrevam a palavra DELETE em maiúsculas.',
  busy: 'A base de dados está ocupada ou cheia neste momento. Nada foi alterado. Tentem de novo.',
  erasedFileInUse:
    'O grupo foi apagado, mas outro programa ainda está a ler o ficheiro da base de dados, que até lá contém os dados antigos.',
  fileStillInUse:
    'As respostas foram apagadas, mas outro programa ainda está a ler o ficheiro da base de dados. Daqui a pouco, apaguem de novo todos os dados.',
  cannotStore: 'Não é possível guardar isto.',
  cannotSave: 'Assim não é possível guardar isto.',
  internal: (request) =>
    `Algo correu mal (erro ${request} no registo do servidor). Tentem de novo.`,
};
