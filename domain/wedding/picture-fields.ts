import * as z from 'zod';
import { contentFields, file, text } from './content-fields.ts';

export function picture(label: string, hint?: string) {
  return z
    .strictObject(createPictureShape())
    .register(contentFields, { label, hint, kind: 'picture' });
}

/** A picture that can have another version for wide screens, with the same description. */
export function responsivePicture(label: string, landscape: { label: string; hint: string }) {
  const { alt, ...crop } = createPictureShape();
  return z
    .strictObject({
      ...crop,
      alt,
      landscape: z
        .strictObject(crop)
        .register(contentFields, { ...landscape, kind: 'picture' })
        .optional(),
    })
    .register(contentFields, { label, kind: 'picture' });
}

function createPictureShape() {
  return {
    file: file('Picture'),
    alt: text('Description', {
      hint: 'In a few words, for guests who cannot see the picture',
      max: 300,
    }),
    /** The point that stays visible when the picture is cropped: 'x% y%'. */
    focus: z
      .string()
      .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, "Choose a point, such as '50% 40%'.")
      .register(contentFields, { label: 'Focal point', kind: 'point' })
      .optional(),
  };
}
