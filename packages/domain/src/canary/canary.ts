import "ky"
