// Links that open the couple's own messenger with a message in it. Nothing is sent until they send it there.

/** A telephone number of a household; `number` is as in '+491701234567', null without a country code. */
export type TelephoneNumber = { text: string; number: string | null };

/** The numbers of a household, which the server stores with the code of their country. */
export function listTelephoneNumbers(phone: string | null): TelephoneNumber[] {
  const texts = (phone ?? '').split(/\s*[,;\n]\s*/).filter(Boolean);
  return texts.map((text) => {
    const [, digits = ''] = /^(?:\+|00)(.*)$/.exec(text.replace('(0)', '')) ?? [];
    const number = digits.replaceAll(/\D/g, '');
    return { text, number: /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null };
  });
}

export function createWhatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encode(text)}`;
}

/** iPhones read the text after an ampersand, Android's telephones after a question mark. */
export function createSmsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encode(text)}`;
}

/** Half of an emoji, as a field that cuts a text can leave it, could not be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
