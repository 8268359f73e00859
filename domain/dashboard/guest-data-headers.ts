// Headers of `GET /guest-data`. A file of its own, because the dashboard's sign-in loads it.

/** When this session last opened the dashboard, before now. */
export const LAST_VISIT_HEADER = 'Last-Visit';
/** In a request after an announcement: an answer of this version is ready. */
export const ANNOUNCED_HEADER = 'Announced-Version';
