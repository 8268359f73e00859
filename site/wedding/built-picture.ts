import pictures, { type BuiltPicture } from 'virtual:pictures';

/** A picture of the content as the build made it, by the original's file name. */
export function builtPicture(file: string): BuiltPicture {
  const built = pictures[file];
  if (!built) throw new Error(`The picture ${file} was not built.`);
  return built;
}
