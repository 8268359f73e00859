export const pageUpdated = 'This page has been updated.';
export const reload = 'Reload';
export const later = 'Later';

export const notForgotten = 'Device not forgotten';
export const stillHasAccess = 'This device still has access.';
