import type { mailServer as English } from '../en/mail-server.ts';
import { formatNumber } from '../messages.ts';

const FULL_ADDRESS = 'Utilisateur\u00a0: votre adresse complète.';
const POP3 = `${FULL_ADDRESS} Autorisez d’abord «\u202fPOP3 et IMAP\u202f» dans les réglages de la boîte mail\u00a0; avec la double authentification, créez un mot de passe d’application.`;

export const mailServer: typeof English = {
  title: 'Serveur de messagerie',
  none: 'Configurez un serveur de messagerie, par exemple celui de votre boîte mail. Chaque invité qui répond recevra alors une confirmation, vous recevrez une notification, et vous pourrez écrire à vos invités.',
  unavailable:
    'Les réponses arrivent dans votre projet Supabase et non sur ce serveur\u00a0: il n’envoie donc pas d’e-mails à leur sujet.',
  fromSettings: (address, host) =>
    `Les e-mails partent de ${address}, par ${host}. C’est indiqué dans les réglages du serveur (SMTP_URL), et c’est là que cela se modifie.`,
  inUse: (address, host) => `Les e-mails partent de ${address}, par ${host}.`,
  unreadable:
    'Aucun e-mail ne part\u00a0: le mot de passe du serveur de messagerie est illisible. Il est chiffré avec la clé d’une autre installation, comme après la restauration d’une sauvegarde ailleurs. Choisissez «\u202fModifier\u202f» et saisissez-le de nouveau.',

  setUp: 'Configurer le serveur de messagerie',
  change: 'Modifier',
  remove: 'Retirer',
  removeWhat: 'Retirer le serveur de messagerie',
  removeTitle: 'Retirer le serveur de messagerie\u202f?',
  removeWarning:
    'Les invités qui répondent ne recevront plus de confirmation, et les e-mails en attente ne partiront pas tant que vous n’aurez pas configuré un serveur de messagerie. Son mot de passe est supprimé.',
  confirmRemove: 'Oui, ne plus envoyer d’e-mails',
  keep: 'Garder le serveur de messagerie',
  removed: 'Serveur retiré',
  noMoreEmails: 'Votre site n’envoie plus d’e-mails.',
  notRemoved: 'Le serveur n’a pas été retiré',
  works: 'Ça marche',
  testOnItsWay: (address) =>
    `Un test est en route vers ${address}. Regardez aussi dans les indésirables.`,

  sender: 'Adresse e-mail de l’expéditeur',
  senderHint: 'Vos invités la voient. C’est celle de la boîte mail qui envoie.',
  provider: 'Fournisseur',
  otherProvider: 'Un autre serveur de messagerie',
  user: 'Utilisateur',
  password: 'Mot de passe',
  passwordHint: 'Il est enregistré chiffré et ne sera plus jamais affiché.',
  keepPasswordHint: 'Laissez ce champ vide pour garder le mot de passe enregistré.',
  host: 'Serveur',
  hostHint: 'Par exemple smtp.example.com',
  port: 'Port',
  encryption: 'Chiffrement',
  starttls: 'STARTTLS, en général port 587',
  tls: 'TLS dès le début, en général port 465',
  ownAddresses: 'Vos propres adresses e-mail',
  ownAddressesHint: 'Séparées par des virgules. Le test arrive à la première.',
  notifies: 'Nous y prévenir de chaque réponse',
  emailsPerMinute: 'E-mails par minute',
  emailsPerMinuteHint:
    'Pour les e-mails à de nombreux invités. La limite de votre fournisseur\u00a0; 30 convient en général.',
  submit: 'Envoyer un test et enregistrer',
  testing: 'Envoi du test…',
  savedIfSent: 'Si le test échoue, rien n’est enregistré.',

  errors: {
    enterSender: 'Saisissez une adresse e-mail',
    oneAddress: 'Saisissez une seule adresse e-mail, comme nous@example.com',
    enterHost: 'Saisissez le nom du serveur de messagerie',
    hostAlone: 'Saisissez seulement le nom du serveur, comme smtp.example.com',
    enterPort: 'Saisissez un nombre, comme 587',
    number: 'Saisissez un nombre',
    range: (max) => `Saisissez un nombre de 1 à ${formatNumber(max)}`,
    userOnOneLine: 'Saisissez le nom sur une seule ligne',
    enterPassword: 'Saisissez le mot de passe',
    enterPasswordAgain:
      'Saisissez le mot de passe\u00a0: celui qui est enregistré est d’un autre serveur ou d’un autre utilisateur',
    passwordOnOneLine: 'Saisissez le mot de passe sur une seule ligne',
    enterOwnAddress: 'Saisissez une de vos adresses e-mail',
    tooManyAddresses: (max) => `${formatNumber(max)} adresses au maximum`,
    tooManyTests: (max) => `${formatNumber(max)} tests par heure au maximum. Réessayez plus tard.`,
  },

  providerNotes: {
    gmail: `${FULL_ADDRESS} Pas votre mot de passe habituel\u00a0: créez un mot de passe d’application sur myaccount.google.com/apppasswords (la validation en deux étapes doit être activée).`,
    microsoft: `${FULL_ADDRESS} Un administrateur doit activer «\u202fSMTP authentifié\u202f» pour la boîte mail. Les adresses personnelles (outlook.com, hotmail.com, live.com) n’acceptent plus les mots de passe des sites\u00a0: choisissez un autre fournisseur.`,
    icloud:
      'Utilisateur\u00a0: votre adresse iCloud complète. Pas votre mot de passe habituel\u00a0: créez-en un sur account.apple.com, sous «\u202fMots de passe pour application\u202f».',
    yahoo: `${FULL_ADDRESS} Pas votre mot de passe habituel\u00a0: créez un mot de passe d’application dans votre compte Yahoo, sous «\u202fSécurité\u202f».`,
    gmx: POP3,
    'web-de': POP3,
    posteo: `${FULL_ADDRESS} Le mot de passe habituel de votre boîte mail.`,
    fastmail: `${FULL_ADDRESS} Pas votre mot de passe habituel\u00a0: créez un mot de passe d’application dans les réglages, sous «\u202fPrivacy & Security\u202f».`,
    brevo:
      'Utilisateur et mot de passe\u00a0: l’identifiant et une clé SMTP de «\u202fSMTP & API\u202f» dans Brevo, pas le mot de passe de votre compte.',
    mailgun:
      'Utilisateur et mot de passe\u00a0: les identifiants SMTP de votre domaine d’envoi. Un domaine de la région États-Unis utilise smtp.mailgun.org.',
    postmark: 'Utilisateur et mot de passe\u00a0: le jeton API du serveur, deux fois.',
    'amazon-ses':
      'Utilisateur et mot de passe\u00a0: des identifiants SMTP créés dans SES, pas vos clés AWS. Le nom du serveur contient votre région.',
  },

  failures: {
    usualPorts: 'Les ports habituels sont 465 (TLS dès le début) et 587 (STARTTLS).',
    said: (answer) => `Sa réponse\u00a0: «\u202f${answer}\u202f»`,
    loginRejected: (host) => `${host} n’accepte pas cet utilisateur et ce mot de passe.`,
    appPassword:
      'Beaucoup de fournisseurs demandent un mot de passe créé pour d’autres programmes, pas le mot de passe habituel.',
    unknownLogin: (host) =>
      `${host} ne propose aucune connexion que ce site connaisse. Essayez l’autre chiffrement.`,
    unknownHost: (host) =>
      `Aucun serveur de messagerie ne s’appelle ${host}. Vérifiez l’orthographe.`,
    portRefused: (host, port) => `${host} refuse les connexions sur le port ${port}.`,
    notTls: (host, port) =>
      `Le port ${port} de ${host} ne commence pas par TLS. Choisissez STARTTLS ou un autre port.`,
    certificate: (host, cause) =>
      `Le certificat de ${host} n’est pas fiable\u00a0: votre mot de passe n’a pas été envoyé. Utilisez le nom indiqué par votre fournisseur. (${cause})`,
    noEncryption: (host, port) =>
      `${host} ne propose pas de chiffrement sur le port ${port}\u00a0: votre mot de passe n’a pas été envoyé. Choisissez TLS dès le début ou un autre port.`,
    onlyTls: (host, port) =>
      `${host} est actif sur le port ${port}, mais ne répond pas sans chiffrement. Choisissez TLS dès le début.`,
    noAnswer: (host, port) => `${host} ne répond pas sur le port ${port}.`,
    blocked:
      'Certains hébergeurs bloquent les e-mails sortants\u00a0: demandez au vôtre, ou prenez un fournisseur avec le port 2525.',
    userNotAllowed: (user, address) =>
      `Le serveur de messagerie ne permet pas à l’utilisateur ${user} d’envoyer des e-mails depuis ${address}.`,
    websiteNotAllowed: (address) =>
      `Le serveur de messagerie ne permet pas à ce site d’envoyer des e-mails depuis ${address}.`,
    otherSender:
      'Utilisez une adresse de cette boîte mail, ou autorisez celle-ci chez votre fournisseur.',
    recipientRejected: (address) =>
      `Le serveur de messagerie n’accepte pas les e-mails pour ${address}.`,
    noMailServer: (host, port) =>
      `Le port ${port} de ${host} n’est pas celui d’un serveur de messagerie.`,
    rejected: (host) => `${host} n’a pas accepté le test.`,
    notSent: (reason) => `Le test n’a pas pu être envoyé\u00a0: ${reason}.`,
  },

  testEmail: {
    subject: 'Essai\u00a0: le site de votre mariage peut envoyer des e-mails',
    preview: 'Le serveur de messagerie fonctionne.',
    greeting: 'Bonjour,',
    works:
      'Le serveur de messagerie du site de votre mariage fonctionne. Les invités qui répondent reçoivent une confirmation depuis cette adresse.',
    spam: 'Si vous avez trouvé cet e-mail dans les indésirables, ce sera aussi le cas de vos invités\u00a0: la page «\u202fEmails\u202f» de la documentation explique SPF, DKIM et DMARC.',
    closing: 'Le site de votre mariage',
  },
};
