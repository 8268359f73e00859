import { expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const HTML = '<div class="events-card"><button class="lightbox-enlarge"></button></div>';

/** The styles of a page with events and without questions. */
function create(page: string, design = '', gate = '', designGate = '') {
  const app = {
    styles: [gate],
    weddingStyles: [{ path: '/page.css', source: page }],
    designs: { riva: { gate: designGate, page: design } },
  };
  const styles = createPageStyles(app, 'riva', HTML);
  return { ...styles, page: styles.page.map(({ source }) => source).join('') };
}

it('a page has no rules for sections that it does not have', () => {
  const { page } = create(
    '.events-card,.faq-item{a:b}.faq-item{a:b}@media (width>=40em){.faq-item{a:b}}@keyframes faq-open{0%{a:b}}',
  );
  expect(page).toBe('.events-card{a:b}');
});

it('a rule that names an absent section only in the arguments of a pseudo-class stays', () => {
  const rules = '.hero-hero:not(:has(.faq-item)){a:b}:is(.events-card,.faq-item) a{a:b}';
  expect(create(rules).page).toBe(rules);
});

it('rules for paper and for what opens by a click are for later, those of the design below the others', () => {
  const { design, later, page } = create(
    '.events-card{a:b}.lightbox-enlarge{a:b}.lightbox-row{a:b}@media print{.events-card{a:c}.faq-item{a:c}}',
    '.reply-card-card{a:d}@media screen{.events-card{a:d}}',
  );
  expect(page).toBe('.events-card{a:b}.lightbox-enlarge{a:b}');
  expect(design).toBe('@media screen{.events-card{a:d}}');
  expect(later).toBe('.lightbox-row{a:b}@media print{.events-card{a:c}}.reply-card-card{a:d}');
});

it('a declaration that the design makes again for the same selector is left out', () => {
  const css = ':root{--ink:#000;--paper:#fff}a{b:url("data:x;--ink:1{}")}';
  const { gate, page } = create('.events-card{a:b}', '.events-card{a:d}', css, ':root{--ink:#123}');
  expect(gate.join('')).toBe(':root{--paper:#fff}a{b:url("data:x;--ink:1{}")}:root{--ink:#123}');
  expect(page).toBe('');
});
