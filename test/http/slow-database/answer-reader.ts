/** Reads a streamed answer: first what is available, then the rest. */
export function readerOf(answer: Response) {
  const pieces = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  return {
    async next(): Promise<string> {
      return decoder.decode((await pieces.read()).value, { stream: true });
    },
    async rest(): Promise<string> {
      let text = '';
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        text += decoder.decode(piece.value, { stream: true });
      }
      return text;
    },
  };
}
