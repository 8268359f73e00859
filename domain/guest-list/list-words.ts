import { LANGUAGES, type LanguageCode } from '../wedding/languages.ts';

/** The parts of a list that a heading can name. */
export type HeadingField = keyof ListWords['headings'];

/** The words of guest lists in one language: patterns without accents and capitals, as `normalizeText` writes them. */
type ListWords = {
  yes: string;
  no: string;
  /** In place of a value, as in 'n/a' or 'to follow'. */
  unknown: string;
  /** At the beginning of a line that adds up the others. */
  total: string;
  /** Of events: all of them, and none. */
  all: string;
  none: string;
  child: string;
  adult: string;
  /** After a number of people. */
  persons: string;
  /** Of years and months, after an age. */
  years: string;
  months: string;
  /** A guest without a name. */
  guest: string;
  invited: string;
  notInvited: string;
  family: string;
  /** Guests who know each other, as a heading between the households of a list; other than a family. */
  circles: string;
  /** One of the couple, as in 'Familie Braut', and the words before it. */
  spouse: string;
  of: string;
  /** Before a name, without full stops. */
  titles: string;
  /** Between a name and the people who come along. */
  together: string;
  /** Frequent last names: before the last one they are part of a double name. */
  surnames: string;
  /** Short forms of the languages' own names. */
  languages: Partial<Record<LanguageCode, string>>;
  headings: {
    first?: string;
    last: string;
    name: string;
    fullName?: string;
    household: string;
    email: string;
    phone: string;
    plusOne: string;
    children: string;
    age: string;
    address: string;
    language: string;
    events: string;
    tags: string;
    gift: string;
    note: string;
    householdSize: string;
    /** Columns that say nothing about the guests. */
    none?: string;
  };
};

const WORDS: Record<LanguageCode, ListWords> = {
  en: {
    yes: 'yes|y|x|true|✓|✔',
    no: 'no|n|false|-|–|0|✗',
    unknown: 'n/?a|n\\.a\\.?|none|unknown|tb[acd]|to follow|to come|pending',
    total: 'total|sum|grand total',
    all: 'all( open events)?',
    none: 'none',
    child: 'child(ren)?|kids?|bab(y|ies)|infants?|toddlers?',
    adult: 'adults?',
    persons: 'people|persons?|pax|guests?',
    years: 'years?( old)?|yrs?|y',
    months: 'months?',
    guest: '1|one|guest|(a )?plus one|partner|\\+1|husband|wife|girlfriend|boyfriend|companion',
    invited: 'invited|(not )?attending|accepted|declined|no (response|reply)|pending',
    notInvited: 'not invited|uninvited',
    family: 'family',
    circles:
      '(close|old|school|college|university|uni|family|work|childhood)?[ -]?friends|colleagues|co-?workers|work|neighbou?rs|relatives|bridesmaids|groomsmen|bridal party|guests|side|others',
    spouse: "(bride|groom)('?s)?",
    of: 'of( the)?',
    titles: 'mr|mrs|ms|miss|mx|dr|prof|sir|lady',
    together: 'with',
    surnames: 'smith|jones|taylor|brown|williams|wilson|johnson|davies|evans',
    languages: { en: 'eng', it: 'it', de: 'ger', fr: 'fr', es: 'sp', pt: 'port' },
    headings: {
      first: 'first|given|forename',
      last: 'last|surname|family name',
      name: 'names?|guest|invited|invitee',
      fullName: 'first.*last',
      household: 'household|party|envelope|family',
      email: 'e ?mails?|mails?',
      phone: 'phones?|telephone|tel|mobile|cell|whatsapp',
      plusOne: 'plus ?(one|1)|companions?|partner|(additional|second) guest|guest [2-9]',
      children: 'age group|child(ren)?|kids?',
      age: 'age',
      address: 'address|street|city|town|zip|postcode|postal code|country|state',
      language: 'languages?',
      events: 'events?|invited to',
      tags: 'tags?|groups?|tables?|side|category',
      gift: 'gifts?',
      note: 'notes?|comments?|remarks?',
      householdSize:
        'size|guests|people|persons?|pax|pers|seats|head ?count|count|number|how many|maximum',
      none: 'title|suffix|prefix|salutation',
    },
  },
  it: {
    yes: 'si|s|vero',
    no: 'falso',
    unknown: 'n\\.? ?d\\.?|nessun[oa]?|sconosciut[oa]|da definire',
    total: 'totali?|totale|somma',
    all: 'tutti( gli eventi aperti)?',
    none: 'nessuno',
    child: 'bambin[oaie]|neonat[oa]|figli[oa]?',
    adult: 'adult[oaie]',
    persons: 'persone?|ospiti|invitati',
    years: 'ann[oi]',
    months: 'mes[ei]',
    guest: 'ospite|accompagnator[ei]|accompagnatrice|compagn[oa]|marito|moglie|fidanzat[oa]',
    invited: 'invitat[oaie]',
    notInvited: 'non invitat[oaie]',
    family: 'famiglia',
    circles:
      'amic(i|he)|parenti|collegh[ie]|colleghi|vicini|lavoro|testimoni|damigelle|lato|invitati|altri',
    spouse: 'spos[oa]',
    of: 'di|del(la|lo)?',
    titles: 'sig|sigra|signora?|signorina|dott|dottssa|avv|ing',
    together: 'con',
    surnames: 'rossi|russo|ferrari|bianchi|romano|colombo|ricci|marino|greco|bruno|gallo|conti',
    languages: { it: 'ital', de: 'ted', en: 'ingl', fr: 'franc', es: 'spagn' },
    headings: {
      first: 'nome di battesimo',
      last: 'cognome',
      name: 'nome|nominativo|invitato|ospite',
      fullName: 'nome.*cognome|cognome.*nome',
      household: 'famiglia',
      email: 'posta elettronica',
      phone: 'telefono|cellulare|cell',
      plusOne: 'plus un|plus uno|accompagnat(ore|rice|ori)',
      children: 'fascia d eta|bambin[oi]|figli',
      age: 'eta',
      address: 'indirizzo|via|citta|cap|paese',
      language: 'lingua',
      events: 'eventi|invitat[oi] a',
      tags: 'gruppo|gruppi|tavol[oi]|etichett[ae]',
      gift: 'regal[oi]',
      note: 'note|nota|commenti?|annotazion[ei]|osservazion[ei]',
      householdSize: 'numero|persone|ospiti|invitati|posti|quanti',
    },
  },
  de: {
    yes: 'ja|j|wahr',
    no: 'nein|falsch',
    unknown: 'k\\.? ?a\\.?|keine?( angabe)?|unbekannt|folgt( noch)?|offen|noch offen|fehlt( noch)?',
    total: 'summe|gesamt|insgesamt|gesamtzahl|zusammen|anzahl gesamt',
    all: 'alle( offenen events)?',
    none: 'keine[ns]?',
    child: 'kind(er|ern)?|kleinkind(er)?|bab[yi]s?',
    adult: 'erwachsener?|erwachsene[nr]?|erw\\.?',
    persons: 'personen|person|pers\\.?|gaste',
    years: 'jahre?|j\\.?',
    months: 'monate?|mon\\.?',
    guest:
      '(seine?|ihre?)? ?(begleitung|begleitperson|partner(/?-?in)?|freund(in)?|(ehe)?frau|(ehe)?mann)|gast|mit begleitung',
    invited: 'eingeladen',
    notInvited: 'nicht eingeladen',
    family: 'familie|fam\\.?',
    circles:
      '(uni|schul|studien|jugend|arbeits|familien)?-?freund(e|innen)|freundeskreis|kolleg(en|innen)|arbeit|arbeitskollegen|nachbarn|verwandte|verwandtschaft|trauzeugen|brautjungfern|gaste|seite|sonstige|weitere',
    spouse: 'braut|brautigams?',
    of: 'von( der| dem)?|vom|der|des',
    titles: 'herrn?|frau|dr|prof|dipl-ing',
    together: 'mit',
    surnames: 'muller|schmidt|schneider|fischer|weber|meyer|wagner|becker|schulz|hoffmann',
    languages: { de: 'dt|deu', en: 'engl', it: 'ital', fr: 'franz', es: 'span', pt: 'portug' },
    headings: {
      first: 'vorname',
      last: 'nachname|familienname|zuname',
      name: 'gast|namen?',
      fullName: 'vor.*nachname|nach.*vorname',
      household: 'haushalt|familie',
      email: 'e ?mail adresse',
      phone: 'telefon(nummer)?|handy(nummer)?|mobil(nummer)?',
      plusOne: 'begleit(ung|person)|partner(in)?',
      children: 'altersgruppe|kind(er)?',
      age: 'alter',
      address: 'adresse|anschrift|strasse|plz|ort|stadt|land|wohnort',
      language: 'sprache',
      events: 'veranstaltung(en)?|eingeladen zu',
      tags: 'gruppen?|tisch(nr|nummer)?|schlagwort(er|e)?|seite',
      gift: 'geschenke?',
      note: 'notiz(en)?|kommentare?|bemerkung(en)?|anmerkung(en)?',
      householdSize: 'anzahl|personen|gaste|platze|zahl|wie viele',
      none: 'anrede',
    },
  },
  fr: {
    yes: 'oui|o|vrai',
    no: 'non|faux',
    unknown: 'n\\.? ?c\\.?|aucune?|inconnue?|a venir|a completer',
    total: 'totaux|somme',
    all: 'tous( les evenements ouverts)?|toutes',
    none: 'aucun',
    child: 'enfants?|bebes?',
    adult: 'adultes?',
    persons: 'personnes?|invites',
    years: 'ans?',
    months: 'mois',
    guest: 'invitee?|accompagnante?|conjointe?|mari|femme|compagn(e|on)|copain|copine|\\+ ?1',
    invited: 'invitee?s?',
    notInvited: 'non invitee?s?',
    family: 'famille',
    circles: 'ami(e)?s|collegues|voisins|travail|cousins|temoins|invites|cote|proches|autres',
    spouse: 'mariee?',
    of: 'de( la)?|du',
    titles: 'm|mme|mlle|monsieur|madame|mademoiselle|me',
    together: 'avec',
    surnames: 'dubois|durand|moreau|lefebvre|leroy|roux|fournier|girard|dupont|lambert|rousseau',
    languages: { fr: 'fra', en: 'angl', de: 'all', it: 'ital', es: 'esp' },
    headings: {
      first: 'prenom',
      last: 'nom de famille',
      name: 'nom|invite',
      fullName: 'nom.*prenom|prenom.*nom',
      household: 'foyer|famille',
      email: 'courriels?|mels?',
      phone: 'portable',
      plusOne: 'plus un|accompagnante?s?|conjoint',
      children: 'tranche d age|enfants?',
      age: 'age',
      address: 'adresse|rue|ville|code postal|pays',
      language: 'langue',
      events: 'evenements?',
      tags: 'groupes?|etiquettes?',
      gift: 'cadeaux?',
      note: 'commentaires?|remarques?',
      householdSize: 'nombre (de|d) .+|nb|combien|personnes|convives|places|invites',
    },
  },
  es: {
    yes: 'verdadero',
    no: 'falso',
    unknown: 's\\.? ?d\\.?|ningun[oa]?|desconocid[oa]|por confirmar|pendiente',
    total: 'totales|suma',
    all: 'todos( los eventos abiertos)?',
    none: 'ninguno',
    child: 'nin[oa]s?|bebes?|hij[oa]s?',
    adult: 'adult[oa]s?',
    persons: 'personas?|invitados',
    years: 'anos?',
    months: 'mes|meses',
    guest: 'acompanante|invitad[oa]|pareja|marido|mujer|novi[oa]|espos[oa]',
    invited: 'invitad[oa]s?',
    notInvited: 'no invitad[oa]s?',
    family: 'familia',
    circles:
      'amig[oa]s|companeros( de trabajo)?|colegas|vecinos|trabajo|parientes|testigos|invitados|lado|otros',
    spouse: 'novi[oa]',
    of: 'de( la|l)?|del',
    titles: 'sr|sra|srta|senor|senora|don|dona',
    together: 'con',
    surnames:
      'garcia|gonzalez|rodriguez|fernandez|lopez|martinez|sanchez|perez|gomez|ruiz|diaz|hernandez|jimenez|alvarez|moreno|munoz|romero|navarro|torres|dominguez|vazquez|ramos|gil|ramirez|serrano|blanco|molina|morales|suarez|ortega|delgado|castro|ortiz|marquez',
    languages: { es: 'esp', en: 'ingl', de: 'alem', it: 'ital', fr: 'franc', pt: 'port' },
    headings: {
      first: 'nombre de pila',
      last: 'apellidos?',
      name: 'nombre|invitado',
      fullName: 'nombre.*apellido|apellido.*nombre',
      household: 'hogar|familia',
      email: 'correos?',
      phone: 'movil|telefono',
      plusOne: 'acompanantes?|pareja',
      children: 'grupo de edad|nin[oa]s?|hij[oa]s',
      age: 'edad',
      address: 'direccion|calle|ciudad|codigo postal|pais',
      language: 'idioma',
      events: 'eventos',
      tags: 'grupos?|mesas?|etiquetas?',
      gift: 'regalos?',
      note: 'notas|comentarios?|observaciones',
      householdSize: 'personas|plazas|invitados|cuantos',
    },
  },
  pt: {
    yes: 'sim|verdadeiro',
    no: 'nao',
    unknown: 's/?n|nenhum[a]?|desconhecid[oa]|a confirmar|por confirmar',
    total: 'totais|soma',
    all: 'todos( os eventos abertos)?',
    none: 'nenhum',
    child: 'criancas?|bebes?|filh[oa]s?',
    adult: 'adult[oa]s?',
    persons: 'pessoas?|convidados',
    years: 'anos?',
    months: 'mes|meses',
    guest: 'acompanhantes?|convidad[oa]|companheir[oa]|marido|mulher|namorad[oa]|espos[oa]',
    invited: 'convidad[oa]s?',
    notInvited: 'nao convidad[oa]s?',
    family: 'familia',
    circles:
      'amig[oa]s|colegas|vizinhos|trabalho|parentes|padrinhos|madrinhas|convidados|lado|outros',
    spouse: 'noiv[oa]',
    of: 'd[aeo]',
    titles: 'sr|sra|senhor|senhora|dom|dona|eng',
    together: 'com',
    surnames:
      'silva|santos|ferreira|pereira|oliveira|costa|rodrigues|martins|sousa|fernandes|goncalves|gomes|lopes|marques|alves|almeida|ribeiro|pinto|carvalho|teixeira|moreira|correia|mendes|nunes|soares|vieira|monteiro|cardoso|rocha|neves|coelho|cruz|cunha|pires',
    languages: { pt: 'port', en: 'ingl', de: 'alem', it: 'ital', fr: 'franc', es: 'esp' },
    headings: {
      first: 'nome proprio|primeiro nome',
      last: 'apelidos?|sobrenome',
      name: 'nome|convidad[oa]',
      fullName: 'nome.*apelido|apelido.*nome|nome.*sobrenome',
      household: 'familia|agregado',
      email: 'correio eletronico',
      phone: 'telemovel|telefone|celular',
      plusOne: 'acompanhantes?|companheir[oa]',
      children: 'faixa etaria|criancas?|filh[oa]s',
      age: 'idade',
      address: 'morada|endereco|rua|cidade|codigo postal|localidade|pais',
      language: 'linguas?|idiomas?',
      events: 'eventos|convidad[oa]s? para',
      tags: 'grupos?|mesas?|etiquetas?',
      gift: 'presente|prendas?',
      note: 'notas|comentarios?|observacoes',
      householdSize: 'pessoas|lugares|convidados|quantos|numero',
    },
  },
};

const ALL_WORDS = LANGUAGES.map((code) => WORDS[code]);

type WordList = Exclude<keyof ListWords, 'headings' | 'languages'>;

/** The words of all languages, for a regular expression. */
export function joinWords(list: WordList): string {
  return ALL_WORDS.map((words) => words[list]).join('|');
}

/** Matches a whole text that is one of the words. */
export function createWordTest(list: WordList): RegExp {
  return new RegExp(`^(?:${joinWords(list)})$`, 'u');
}

export function joinHeadings(field: HeadingField): string {
  return ALL_WORDS.flatMap(({ headings }) => headings[field] ?? []).join('|');
}

/** A line that names the guests below it, as in 'Freunde von Lukas', 'Familie Braut', 'Tisch 5' or 'Choir:'. */
export function createGroupTest(): RegExp {
  const [circle, family, of] = [joinWords('circles'), joinWords('family'), joinWords('of')];
  const spouse = `(?:(?:${of}) )?(?:${joinWords('spouse')})`;
  return new RegExp(
    `^(?:(?:${circle})(?: (?:${of}) .+)?|${family}|(?:(?:${circle}|${family}) )?${spouse}|${spouse} (?:${circle}|${family})|(?:${joinHeadings('tags')}) ?\\d+|.+:)$`,
    'u',
  );
}

/** The language whose short form a text is, as in 'port.' or 'dt'; undefined if there is none or more than one. */
export function findShortLanguage(text: string): LanguageCode | undefined {
  const found = LANGUAGES.filter((code) =>
    ALL_WORDS.some(({ languages }) => languages[code]?.split('|').includes(text)),
  );
  return found.length === 1 ? found[0] : undefined;
}
