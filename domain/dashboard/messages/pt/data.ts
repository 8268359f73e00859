import type { data as English } from '../en/data.ts';
import { plural } from '../messages.ts';

export const data: typeof English = {
  title: 'Listas e dados',
  lead: 'Listas para o catering, o hotel e para vocês, e os vossos dados.',

  lists: 'Listas',
  lastExported: (moment) => `Última exportação de todas as respostas: ${moment}`,
  replies: 'Todas as respostas',
  aboutReplies:
    'Cada grupo com todas as suas respostas. As que mudam depois da exportação ficam assinaladas em Respostas.',
  people: 'Pessoas',
  aboutPeople:
    'Uma linha por pessoa, com os eventos, as respostas às vossas perguntas e as restrições alimentares.',
  guestsOf: (event) => `Convidados: ${event}`,
  aboutGuests: 'Uma linha por cada convidado que vem.',
  caterer: 'Para o catering',
  aboutCaterer:
    'O número de convidados, as respostas como os menus e cada restrição alimentar com o nome dos convidados.',
  guestList: 'Lista de convidados',
  aboutGuestList: 'Uma linha por pessoa. Podem editar o ficheiro e voltar a importá-lo.',
  noReply: 'Ainda sem resposta',
  aboutNoReply: 'Os convidados da vossa lista que não responderam.',
  print: 'Imprimir',
  printWhat: (list) => `${list}: imprimir`,

  qrCode: 'Código QR para o convite',
  qrCodeOf: (address) => `Código QR de ${address}`,
  aboutQrCode: (host) =>
    `Os convidados leem este código para abrir ${host}. Experimentem-no com o vosso telemóvel antes de imprimir os convites.`,
  passwordToInclude: 'Palavra-passe dos convidados a incluir (opcional)',
  passwordHint: 'Quem ler o código entra então no site sem escrever a palavra-passe.',

  backup: 'Cópia de segurança',
  aboutBackup:
    'Um ficheiro com todas as respostas, o seu histórico e a vossa lista de convidados. Guardem-no noutro sítio que não este site. A cópia pode ser restaurada numa instalação vazia. Qualquer programa consegue ler o ficheiro JSON.',
  downloadBackup: 'Descarregar a cópia de segurança',
  downloadJson: 'Descarregar em JSON',
  copyFailed: (location, moment, reason) =>
    `As cópias para ${location} falham desde ${moment}. ${reason}`,
  copied: (location) => `Cada alteração é copiada para ${location} em menos de dois minutos.`,
  copiedEncrypted: (location) =>
    `Cada alteração é copiada, cifrada, para ${location} em menos de dois minutos.`,
  lastCopied: (moment) => `Última cópia: ${moment}.`,
  noCopyYet: 'Ainda não foi feita nenhuma cópia.',
  copiesStay: (location) => `As cópias em ${location} não são apagadas: apaguem-nas lá.`,

  deleteAll: 'Apagar todos os dados',
  aboutDeletion: (replies, households) =>
    `Depois do casamento podem remover deste servidor os dados dos vossos convidados. São apagados ${countAll(replies, households)}, com os links pessoais, os lugares e os transportes, os votos, as fotografias, os vídeos do vosso site, os emails, os avisos, os colaboradores, os links partilhados e os de mesa, e as cópias de segurança na pasta de dados do site. Os ficheiros que descarregaram não mudam; os textos e as imagens do site e o vosso servidor de email ficam. Não se pode anular.`,
  typeToConfirm: (word) => `Escrevam ${word} para confirmar`,
  typeInCapitals: (word) => `Escrevam ${word} em maiúsculas`,
  deleteTitle: 'Apagar todos os dados?',
  deleteWarning: (replies, households) =>
    `Vão ser apagados definitivamente: ${countAll(replies, households)}.`,
  confirmDelete: 'Sim, apagar tudo',
  keepData: 'Manter os dados',
  deleted: 'Todos os dados apagados',
  nothingLeft: 'Neste servidor não resta nenhum dado sobre os vossos convidados.',

  keepsake: 'Recordação',
  aboutKeepsake:
    'Uma pasta para vocês e para as vossas famílias que se abre a partir do disco, sem servidor e para sempre: a página tal como fica depois do casamento em todas as línguas, as fotografias que os convidados podem ver e os votos que vocês mostram. Não tem respostas, moradas nem emails de ninguém. Extraiam o ficheiro ZIP e abram index.html.',
  downloadKeepsake: 'Descarregar a recordação',
  keepsakeMade: (moment) => `Descarregada pela última vez a ${moment}`,
  keepsakeMissing: 'Ainda não foi descarregada',

  withoutKeepsake:
    'Ainda não descarregaram a [recordação]. Depois disto já não poderá ter as fotografias e os votos.',
  withKeepsake: (moment) =>
    `A [recordação] foi descarregada pela última vez a ${moment}. As fotografias e os votos que chegaram depois não estão lá.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# resposta com o seu histórico', '# respostas com o seu histórico')} e ${plural(households, '# grupo', '# grupos')} da vossa lista de convidados`;
}
