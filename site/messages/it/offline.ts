export const pageUpdated = 'Questa pagina è stata aggiornata.';
export const reload = 'Ricarica';
export const later = 'Più tardi';

export const notForgotten = 'Dispositivo non dimenticato';
export const stillHasAccess = 'Questo dispositivo ha ancora accesso.';
