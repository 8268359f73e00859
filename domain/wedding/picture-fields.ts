import * as z from 'zod';
import {
  check,
  choice,
  contentFields,
  createField,
  type FieldName,
  file,
  text,
} from './content-fields.ts';

export function picture(name: FieldName) {
  return z.strictObject(createPictureShape()).register(contentFields, createField(name, 'picture'));
}

/** A picture that can have another version for wide screens, with the same description. */
export function responsivePicture(name: FieldName, landscape: FieldName) {
  const { alt, ...crop } = createPictureShape();
  return z
    .strictObject({
      ...crop,
      alt,
      landscape: z
        .strictObject(crop)
        .register(contentFields, createField(landscape, 'picture'))
        .optional(),
    })
    .register(contentFields, createField(name, 'picture'));
}

/** How the page shows a picture. 'auto' is the same as none: publish/pictures.ts guesses from its edges. */
const FRAMES = ['auto', 'melt', 'mat', 'arch', 'oval', 'full'] as const;
export type Frame = Exclude<(typeof FRAMES)[number], 'auto'>;

/** A responsive picture with a frame that the couple can choose. */
export function framedPicture(name: FieldName, landscape: FieldName) {
  return responsivePicture(name, landscape)
    .extend({ frame: choice('frame', FRAMES).optional() })
    .register(contentFields, createField(name, 'picture'));
}

function createPictureShape() {
  return {
    file: file('picture'),
    alt: text('pictureDescription', 300),
    /** The point that stays visible when the picture is cropped: 'x% y%'. */
    focus: z
      .string()
      .regex(
        /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
        check(({ choosePoint }) => choosePoint),
      )
      .register(contentFields, createField('focus', 'point'))
      .optional(),
  };
}
