import type { invitations as English } from '../en/invitations.ts';
import { formatNumber, plural } from '../messages.ts';

export const invitations: typeof English = {
  personalLink: 'Link pessoal',
  noLink:
    'Este grupo não tem link pessoal. Pode responder com a palavra-passe dos convidados, no formulário do site.',
  makeLink: 'Criar um link pessoal',
  about:
    'Abre o site sem palavra-passe e cumprimenta-os pelo nome. Respondem por cada pessoa e podem mudar a resposta até ao fim do prazo.',
  copyLink: 'Copiar o link',
  linkCopied: 'O link pessoal está copiado.',
  copyMessage: 'Copiar uma mensagem com o link',
  messageCopied: 'Uma mensagem com o link está copiada.',
  selectLink: 'Selecionem o link acima.',
  shareMessage: 'Partilhar a mensagem',

  qrCode: 'Código QR',
  qrCodeOfLink: (name) => `Código QR do link pessoal de ${name}`,
  codeForPaper: (code) =>
    `No papel, imprimam este código por baixo, para quem não o puder ler com o telemóvel: [${code}]. Serve de palavra-passe.`,
  downloadSvg: 'Descarregar em SVG',
  downloadPng: 'Descarregar em PNG',

  replace: 'Substituir o link',
  replaceTitle: (name) => `Um link novo para ${name}?`,
  replaceWarning:
    'O link, o código QR e o código que enviaram ou imprimiram deixam logo de funcionar. Depois enviam-lhes o link novo. A resposta mantém-se.',
  revoke: 'Revogar o link',
  revokeTitle: (name) => `Revogar o link de ${name}?`,
  revokeWarning:
    'O link, o código QR e o código que enviaram ou imprimiram deixam de funcionar logo e de vez. O grupo ainda pode responder com a palavra-passe dos convidados. A resposta mantém-se, e mais tarde podem criar-lhe um link novo.',
  keepLink: 'Manter o link',
  saved: 'Guardado',
  hasNewLink: (name) => `${name} tem um link pessoal novo.`,
  revoked: 'Link revogado',
  noLongerWorks: (name) => `O link pessoal de ${name} já não funciona.`,
  nothingChanged: 'Nada foi alterado',

  messages: {
    open: 'Convidar por WhatsApp ou SMS',
    about:
      'A vossa aplicação abre com a mensagem. Enviem-na lá, voltem aqui e escolham «Enviado». Nada é enviado sozinho.',
    position: (number, all) => `${formatNumber(number)} de ${formatNumber(all)}`,
    kind: 'Tipo de mensagem',
    kinds: { message: 'Convite', reminder: 'Lembrete' },
    text: 'Mensagem',
    openWhatsApp: 'Abrir o WhatsApp',
    openMessages: 'Abrir os SMS',
    openWhatsAppWith: (number) => `Abrir o WhatsApp com ${number}`,
    openMessagesWith: (number) => `Abrir os SMS com ${number}`,
    withoutCountry: (number) =>
      `Não é possível abrir ${number}: falta o indicativo do país, por exemplo +351.`,
    phone: 'Número de telefone',
    phoneOf: (name) => `Número de telefone de ${name}`,
    enterPhone: 'Escrevam um número de telefone',
    save: 'Guardar',
    sent: 'Enviado',
    skip: 'Saltar',
    back: 'Voltar',
    notInvited: 'Ainda não convidados',
    invitedByEmail: 'Convidados por email',
    sentOn: (moment) => `Link enviado: ${moment}`,
    notSent: 'Afinal não foi enviado',
    hasReplied: 'Responderam',
    notMarked: 'Não foi marcado como enviado',
    withoutPhone: (count) =>
      plural(count, '# grupo não tem número de telefone', '# grupos não têm número de telefone'),
    nobody: 'Adicionem um número de telefone para começar.',
    done: 'Já estão todos.',
    doneCount: (sent, all) =>
      `Marcados como enviados: ${formatNumber(sent)} de ${formatNumber(all)}.`,
  },
};
