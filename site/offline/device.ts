// What a guest's device keeps, in a chunk that comes once all is quiet. It is handed what the entry
// has: importing it, the chunk would load the entry's styles once more.
export { forgetDevice } from './forget-device.ts';
export { keepOnDevice } from './keep-on-device.ts';
