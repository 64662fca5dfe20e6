/** What all senders together, and one of them, may have sent of bodies that are not answered yet. */
const BYTES_MAX = 128_000_000;
const SENDER_BYTES_MAX = 45_000_000;

/** Of each body so much is not counted: a form of texts gets in however many files others are sending. */
const FREE_BYTES = 65_536;

/** The bytes of one body, taken from what all bodies under way may have. */
export interface BodyAccount {
  /** Counts bytes that have arrived; false when there is no room for them. */
  take(bytes: number): boolean;
  /** Gives back what was taken: the request is over. */
  release(): void;
}

/**
 * Counts the bytes of the bodies that are being received or worked on, as they arrive: who announces much and sends nothing
 * holds nothing.
 */
export class BodiesUnderWay {
  #bytes = 0;
  #bytesBySender = new Map<string, number>();

  open(sender: string): BodyAccount {
    let received = 0;
    let taken = 0;
    return {
      take: (bytes) => {
        received += bytes;
        const wanted = Math.max(0, received - FREE_BYTES) - taken;
        if (!this.#add(sender, wanted)) return false;
        taken += wanted;
        return true;
      },
      release: () => {
        this.#add(sender, -taken);
        taken = 0;
      },
    };
  }

  #add(sender: string, bytes: number): boolean {
    const ofSender = (this.#bytesBySender.get(sender) ?? 0) + bytes;
    if (bytes > 0 && (this.#bytes + bytes > BYTES_MAX || ofSender > SENDER_BYTES_MAX)) return false;
    this.#bytes += bytes;
    if (ofSender === 0) this.#bytesBySender.delete(sender);
    else this.#bytesBySender.set(sender, ofSender);
    return true;
  }
}
