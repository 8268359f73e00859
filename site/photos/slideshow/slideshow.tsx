/** The photographs on a screen at the party. */
export default function Slideshow() {
  return null;
}
