import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Telephone numbers with their country code, as in '+49 170 1234567'. One that is not understood stays as it is. */
export function normalizePhones(text: string, locale: string): string {
  const country = findCountry(locale);
  return text
    .split(/\s*[,;\n]\s*/)
    .map((one) => normalizePhone(one, country))
    .join(', ');
}

function normalizePhone(text: string, country: CountryCode | undefined): string {
  const number = parsePhoneNumber(text, {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  return number?.isPossible() && !number.ext ? number.formatInternational() : text;
}

/** The country of a wedding's locale such as 'de-DE'. */
function findCountry(locale: string): CountryCode | undefined {
  const { region } = new Intl.Locale(locale);
  return region && isSupportedCountry(region) ? region : undefined;
}
