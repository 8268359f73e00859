import type * as English from '../en/sign-in.ts';
import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'fr';
export const locale: string = 'fr';

export const signIn: typeof English.signIn = {
  dashboard: 'Tableau de bord',
  loading: 'Chargement…',
  noScript: 'Activez JavaScript dans votre navigateur pour utiliser le tableau de bord.',
  notLoaded: 'Le tableau de bord n’a pas pu être chargé',
  tryAgain: 'Réessayer',

  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  lead: 'Pour les mariés. Connectez-vous pour voir les réponses et la liste des invités.',
  password: 'Mot de passe du tableau de bord',
  ownName: 'Votre nom',
  ownPassword: 'Votre mot de passe',
  usePasskey: 'Se connecter avec une clé d’accès',
  noPasskey: 'Votre appareil n’a donné aucune clé d’accès. Réessayez, ou utilisez le mot de passe.',
  isCoHost: 'Je suis co-organisateur',
  isCouple: 'J’ai le mot de passe des mariés',
  coHostHint: 'Les mariés peuvent vous en donner un nouveau.',
  coupleHint:
    'La personne qui a installé le site peut le retrouver avec «\u202fnpm run passwords\u202f».',
  tooManyAttempts: (seconds) =>
    `Trop d’essais. Réessayez dans ${plural(seconds, '# seconde', '# secondes')}.`,
};

export const requests: typeof English.requests = {
  serverFailed: 'Un problème est survenu sur le serveur. Réessayez.',
  noConnection: 'Il n’y a pas de connexion. Rien n’est perdu. Réessayez dans un instant.',
  sessionEnded:
    'Votre session a pris fin avant l’enregistrement. Votre saisie est toujours là. Enregistrez-la de nouveau.',
  failed: 'Un problème est survenu. Réessayez.',
};
