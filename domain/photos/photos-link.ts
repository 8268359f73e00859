import type { Messages } from '../messages/messages.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { PhotosLink } from './photo-opening.ts';
import { getPhotosPath } from './photos-api.ts';

/** Where the server puts the link to the photographs. Only the published pages know its texts. */
export function createPhotosLinkPlace(
  home: string,
  { link, linkAfterwards }: Messages['photos'],
): string {
  const texts = `data-add="${escapeHtml(link)}" data-see="${escapeHtml(linkAfterwards)}"`;
  return `<template id="photos-link" data-href="${getPhotosPath(home)}" ${texts}></template>`;
}

const PLACE =
  /<template id="photos-link" data-href="([^"]*)" data-add="([^"]*)" data-see="([^"]*)"><\/template>/;

/** Here, so that pages without the link load no byte of it. A guest who still sees the gate does not see it. */
const STYLES =
  'body:has(.gate-gate) #photos-link{display:none}' +
  '#photos-link{border-bottom:1px solid var(--hairline);background:var(--paper-light)}' +
  '#photos-link a{display:block;padding:.75rem var(--gutter);color:var(--accent-deep);font-size:var(--text-body);' +
  'line-height:1.35;text-align:center;text-underline-offset:.3em}' +
  '@media print{#photos-link{display:none}}';

/** Shows the link at the top of the wedding page. It is outside React, as the announcement. */
export function insertPhotosLink(html: string, link: PhotosLink): string {
  return html.replace(PLACE, (_, address: string, add: string, see: string) => {
    const text = link === 'add' ? add : see;
    return `<style>${STYLES}</style><nav id="photos-link" aria-label="${text}"><a href="${address}">${text}</a></nav>`;
  });
}
