import type { LanguageCode } from '../wedding/languages.ts';

type DemoTexts = {
  text: string;
  /** Before the guests' password. */
  guests: string;
  /** The link to the dashboard, before the couple's password. */
  couple: string;
};

/** What every page of a demo says at its top. */
export const DEMO_NOTICE: Record<LanguageCode, DemoTexts> = {
  en: {
    text: 'This is a demo with invented guests. It starts again every hour and sends no emails. Enter nothing private.',
    guests: 'Guests’ password:',
    couple: 'Dashboard, password:',
  },
  it: {
    text: 'Questa è una demo con invitati inventati. Ricomincia ogni ora e non invia email. Non inserite dati privati.',
    guests: 'Password degli invitati:',
    couple: 'Pannello, password:',
  },
  de: {
    text: 'Das ist eine Demo mit erfundenen Gästen. Sie beginnt jede Stunde von vorn und verschickt keine E-Mails. Bitte nichts Privates eingeben.',
    guests: 'Passwort der Gäste:',
    couple: 'Dashboard, Passwort:',
  },
  fr: {
    text: 'Ceci est une démo avec des invités fictifs. Elle recommence toutes les heures et n’envoie aucun e-mail. N’y saisissez rien de privé.',
    guests: 'Mot de passe des invités :',
    couple: 'Tableau de bord, mot de passe :',
  },
  es: {
    text: 'Esto es una demo con invitados inventados. Vuelve a empezar cada hora y no envía correos. No escribáis nada privado.',
    guests: 'Contraseña de los invitados:',
    couple: 'Panel, contraseña:',
  },
  pt: {
    text: 'Isto é uma demonstração com convidados inventados. Recomeça a cada hora e não envia e-mails. Não escrevam nada privado.',
    guests: 'Palavra-passe dos convidados:',
    couple: 'Painel, palavra-passe:',
  },
};
