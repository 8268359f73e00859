import type { data as English } from '../en/data.ts';
import { plural } from '../messages.ts';

export const data: typeof English = {
  title: 'Liste e dati',
  lead: 'Liste per il catering, per l’hotel e per voi, e i vostri dati.',

  lists: 'Liste',
  lastExported: (moment) => `Ultima esportazione di tutte le risposte: ${moment}`,
  replies: 'Tutte le risposte',
  aboutReplies:
    'Ogni gruppo con tutte le sue risposte. Quelle che cambiano dopo l’esportazione sono segnate in Risposte.',
  people: 'Persone',
  aboutPeople:
    'Una riga per ogni persona, con gli eventi, le risposte alle vostre domande e le esigenze alimentari.',
  guestsOf: (event) => `Invitati: ${event}`,
  aboutGuests: 'Una riga per ogni invitato che partecipa.',
  caterer: 'Per il catering',
  aboutCaterer:
    'Il numero di invitati, le risposte come i menù e ogni esigenza alimentare con i nomi degli invitati.',
  guestList: 'Lista degli invitati',
  aboutGuestList: 'Una riga per ogni persona. Potete modificare il file e importarlo di nuovo.',
  noReply: 'Ancora senza risposta',
  aboutNoReply: 'Gli invitati della vostra lista che non hanno risposto.',
  print: 'Stampa',
  printWhat: (list) => `${list}: stampa`,

  qrCode: 'Codice QR per l’invito',
  qrCodeOf: (address) => `Codice QR di ${address}`,
  aboutQrCode: (host) =>
    `Gli invitati inquadrano questo codice per aprire ${host}. Provatelo con il vostro telefono prima di stampare gli inviti.`,
  passwordToInclude: 'Password degli invitati da includere (facoltativa)',
  passwordHint: 'Chi inquadra il codice entra nel sito senza scrivere la password.',

  backup: 'Copia di sicurezza',
  aboutBackup:
    'Un file con tutte le risposte, la loro cronologia e la lista degli invitati. Conservatelo in un posto diverso da questo sito. La copia si può ripristinare in un’installazione vuota. Il file JSON è leggibile da qualsiasi programma.',
  downloadBackup: 'Scarica la copia di sicurezza',
  downloadJson: 'Scarica in JSON',
  copyFailed: (location, moment, reason) =>
    `Le copie in ${location} non riescono da: ${moment}. ${reason}`,
  copied: (location) => `Ogni modifica viene copiata in ${location} entro due minuti.`,
  copiedEncrypted: (location) =>
    `Ogni modifica viene cifrata e copiata in ${location} entro due minuti.`,
  lastCopied: (moment) => `Ultima copia: ${moment}.`,
  noCopyYet: 'Non è stata ancora fatta nessuna copia.',
  copiesStay: (location) =>
    `Le copie in ${location} non vengono eliminate: eliminatele lì voi stessi.`,

  deleteAll: 'Elimina tutti i dati',
  aboutDeletion: (replies, households) =>
    `Dopo il matrimonio potete rimuovere da questo server i dati degli invitati. Vengono eliminati ${countAll(replies, households)}, con i link personali, i posti e i transfer, gli auguri, le foto, i video del vostro sito, le email, gli avvisi, i collaboratori, i link condivisi e quelli per i tavoli, e le copie di sicurezza nella cartella dei dati del sito. I file che avete scaricato non cambiano; i testi e le immagini del sito e il vostro server di posta restano. Non si può annullare.`,
  typeToConfirm: (word) => `Scrivete ${word} per confermare`,
  typeInCapitals: (word) => `Scrivete ${word} in maiuscolo`,
  deleteTitle: 'Eliminare tutti i dati?',
  deleteWarning: (replies, households) =>
    `Verranno eliminati per sempre: ${countAll(replies, households)}.`,
  confirmDelete: 'Sì, elimina tutto',
  keepData: 'Tieni i dati',
  deleted: 'Tutti i dati eliminati',
  nothingLeft: 'Su questo server non resta nessun dato dei vostri invitati.',

  keepsake: 'Ricordo',
  aboutKeepsake:
    'Una cartella per voi e per le vostre famiglie che si apre dal disco, senza server e per sempre: la pagina com’è dopo il matrimonio in tutte le sue lingue, le foto che gli invitati possono vedere e gli auguri che mostrate. Non contiene risposte, indirizzi o email di nessuno. Estraete il file ZIP e aprite index.html.',
  downloadKeepsake: 'Scarica il ricordo',
  keepsakeMade: (moment) => `Scaricato l’ultima volta il ${moment}`,
  keepsakeMissing: 'Non ancora scaricato',

  withoutKeepsake:
    'Non avete ancora scaricato il [ricordo]. Dopo, non potrà più contenere le foto e gli auguri.',
  withKeepsake: (moment) =>
    `Il [ricordo] è stato scaricato l’ultima volta il ${moment}. Le foto e gli auguri arrivati dopo non ci sono.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# risposta con la sua cronologia', '# risposte con la loro cronologia')} e ${plural(households, '# gruppo', '# gruppi')} della lista degli invitati`;
}
