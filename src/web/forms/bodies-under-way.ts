/**
 * The limits of all senders together, and of one sender, for bodies whose requests are not answered yet. A node has
 * 512 MB (`deploy`), of which it uses half without them, and a body is in memory again while its files are stored.
 */
const BYTES_MAX = 112_000_000;
const SENDER_BYTES_MAX = 45_000_000;

/** This much of each body is not counted, so that a form of texts is accepted however many files others send. */
const FREE_BYTES = 65_536;

/** The bytes of one body, which count towards the limits of all bodies. */
export interface BodyAccount {
  /** Counts received bytes; false when a limit is exceeded. */
  take(bytes: number): boolean;
  /** Returns the counted bytes when the request is over, or its body is refused. */
  release(): void;
}

/**
 * Counts the bytes of bodies being received or processed as they are received: a sender who announces much and sends
 * nothing uses none of the limit.
 */
export class BodiesUnderWay {
  #bytes = 0;
  #bytesBySender = new Map<string, number>();

  /** `weight`: how often the memory of its bytes is counted. */
  open(sender: string, weight: number): BodyAccount {
    let received = 0;
    let taken = 0;
    return {
      take: (bytes) => {
        received += bytes;
        const wanted = Math.max(0, received - FREE_BYTES) - taken;
        if (!this.#add(sender, wanted, weight)) return false;
        taken += wanted;
        return true;
      },
      release: () => {
        this.#add(sender, -taken, weight);
        taken = 0;
      },
    };
  }

  #add(sender: string, bytes: number, weight: number): boolean {
    const ofAll = this.#bytes + bytes * weight;
    const ofSender = (this.#bytesBySender.get(sender) ?? 0) + bytes;
    if (bytes > 0 && (ofAll > BYTES_MAX || ofSender > SENDER_BYTES_MAX)) return false;
    this.#bytes = ofAll;
    if (ofSender === 0) this.#bytesBySender.delete(sender);
    else this.#bytesBySender.set(sender, ofSender);
    return true;
  }
}
